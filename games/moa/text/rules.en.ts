import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "What it is about",
      body: [
        "Two to five tribes of birds settle the twelve territories of an island. Mammals from over the sea invade it, territory by territory, and a volcano grumbles in the middle.",
        "Points come from having most or second most pieces in territories, from mammals you beat or sell land to, and from some leader tiles. There are two periods; whoever has most points after the second one wins.",
      ],
    },
    {
      title: "The island",
      body: [
        "![map]",
        "Every territory has a number, a terrain type and two values. The numbers are the route of the mammals: they always take the lowest number that is not barred.",
        "A leader tile lies in every territory at the start. Everybody has 16 birds and 4 leaders.",
      ],
    },
    {
      title: "Cards and icons",
      body: [
        "![birds]",
        "At the start of a period everybody gets nine bird cards, which have to last for seven rounds. Eight kinds of birds show four kinds of icons:",
        "- bird: place birds",
        "- fight: beat mammals, in attack or defence",
        "- honour: place leaders, sell land",
        "- karakia: buy karakia tiles",
        "A card pays for one thing{sharedIconsInAttack, select, on {, but what fights in an attack also gives its birds to the bird part} off {} other { (some tables let what fights in an attack give its birds too)}}. Icons you do not need are lost.{openHands, select, on { At this table all hands lie open.} other {}}",
      ],
    },
    {
      title: "A round",
      body: [
        "![terrain]",
        "- Two terrain cards are {terrainReveal, select, oneByOne {revealed and carried out one after the other} other {laid out and carried out, the left one first}}.",
        "- Then everybody has one turn, clockwise from the first player.",
        "- Then the first player token goes to the next player.",
        "A terrain card brings one or two mammal cards, makes all waiting mammals of one kind invade, or lifts the volcano. Its terrain type says where players may act in this round.",
      ],
    },
    {
      title: "Mammals",
      body: [
        "![invasion]",
        "Rats, possums and dogs wait in the display until a terrain card of their kind comes. Weasels invade as soon as they are drawn.",
        "Every invader goes to the lowest territory without mammal tile and stronghold. If all are barred, all strongholds are taken off the island and the search begins again. If there is still no territory, all waiting cards of that kind are discarded, or the weasel itself.",
        "Whoever has pieces there may defend, most pieces first; among equals the one whose leader is there, else the one closest to the first player. One player has to pay the whole fight value. The defender takes the mammal tile for points, and a stronghold is built.",
        "If nobody defends, all pieces go back to their owners, the leader tile is lost, and the mammal stays.",
        "{tileSupplyLimited, select, on {At this table the printed mammal tiles are the limit: an invader of a kind without a tile left is discarded, and nothing can be sold to it.} other {}}",
      ],
    },
    {
      title: "Your turn",
      body: [
        "Take one action, or pass. The first four need a territory whose terrain lies on a terrain card:",
        "- Place birds: as many as bird icons you pay, in an open territory.",
        "- Place a leader: two honour, where you have a bird and nobody has more birds than you, and where no leader is. The leader tile comes with it; its icons can be used from the next round on.",
        "- Attack: pay the fight value of a mammal that has invaded. You take its tile, may place birds, and a stronghold is built.",
        "- Sell land: to a waiting mammal, where you have a piece.",
        "- Buy karakia tiles: one, or two of different kinds.",
        "You end the turn yourself; until then, and as long as nothing new was revealed, you can take everything back.",
      ],
    },
    {
      title: "Selling land",
      body: [
        "![sale]",
        "The price is the mammal’s honour plus one for every territory sold before, by anybody. You take the mammal’s card for its points in this period.",
        "One of your pieces stays, a bird if you have one; your other birds and all leaders go back. Others’ birds stay. Leader tile and stronghold go.",
        "Sold land is locked for the rest of the game and scores in every period. Only the move-birds tile changes the pieces there{moveIntoSold, select, off {, and only by moving birds out} other {}}; in 12 an eruption does.",
      ],
    },
    {
      title: "Karakia tiles",
      body: [
        "![karakia]",
        "- Draw one card; exchange three cards: {offTurnKarakia, select, off {at decisions of your own} other {at any time, also while others decide}}. The discards of an exchange are chosen at once; everybody waits for them.",
        "- Two fight: in an attack or a defence.",
        "- Any territory, move birds, place stronghold: red, in your own turn only.",
        "A tile cannot be used in the {karakiaLock, select, round {round} other {turn}} in which it was bought. Used tiles go back to their stack.",
      ],
    },
    {
      title: "The volcano",
      body: [
        "![volcano]",
        "Every step lowers both values of territory 12. At the top the volcano erupts: everything in 12 goes, and nothing comes there any more. That holds for sold land too: its tile and pieces go, but whoever sold it keeps the mammal’s card.",
      ],
    },
    {
      title: "Scoring",
      body: [
        "![scoring]",
        "In every territory that is neither invaded nor erupted most pieces get the higher value, second most the lower one. Leaders count as pieces.",
        "In a tie for most the leader’s owner gets the higher value, and the others tied share the lower one. Without a leader among them they share the higher value, and the next number of pieces gets the lower one. Shares are rounded down.",
        "Mammals beaten and sold to in this period give their points once; leader tiles with points are scored and go.",
        "After the first period hands are discarded and strongholds removed. Everything else stays.",
        "In a tie at the end more pieces on the board win; after that the victory is shared.",
      ],
    },
    {
      title: "Two players",
      body: [
        "![neutral]",
        "A neutral colour joins in. After each turn the player rolls a twelve-sided die and adds a neutral bird to the territory rolled{neutralPlacement, select, rolledOnly {} other { or a neighbour}}; or, there or in a neighbour whose terrain is active, two birds or a neutral leader by the usual rules.",
        "Neutral pieces count like a third player’s. The neutral colour never defends. {neutralScoring, select, on {Its points are recorded, and it takes a place at the end.} off {Its points are not recorded.} other {Whether its points are recorded is up to the table.}}",
      ],
    },
    {
      title: "Two books, several readings",
      body: [
        "The English and the Polish rulebook differ in places, and both leave some things open. The table options let you choose; what is set at first follows the English book.",
        "- Bought karakia tiles wait for the end of the turn (English) or of the round (Polish).",
        "- A single neutral bird goes to the territory rolled or a neighbour (English), or only to the territory rolled (Polish).",
        "- For quick live games switch off tiles while others decide.",
        "Most numbers printed on cards, tiles and map were not to be had and are reconstructed; they can be corrected with another component pack.",
      ],
    },
  ],
  glossary: [
    { term: "Territory", meaning: "One of the twelve numbered parts of the island." },
    { term: "Terrain type", meaning: "Coast, plains, forest, mountains or volcano." },
    { term: "Active", meaning: "Of a terrain type that lies on one of this round’s terrain cards." },
    { term: "Open", meaning: "Without mammal tile and not erupted." },
    { term: "Invaded", meaning: "Held by a mammal, its tile fight side up." },
    { term: "Sold", meaning: "Sold to a mammal, its tile sell side up; locked for the rest of the game." },
    { term: "Erupted", meaning: "Territory 12 after the volcano has reached its top." },
    { term: "Bird", meaning: "One of your 16 bird tokens." },
    { term: "Leader", meaning: "One of your 4 leader tokens; wins ties for most pieces." },
    { term: "Piece", meaning: "A bird or a leader." },
    { term: "Supply", meaning: "Your pieces that are not on the board." },
    {
      term: "Leader tile",
      meaning: "A bonus lying in a territory, for the first leader there: icons to use once, or points.",
    },
    { term: "Karakia tile", meaning: "A bought tile with a special ability. Karakia are Māori ritual chants." },
    { term: "Red tile", meaning: "A karakia tile for the owner’s turn only." },
    {
      term: "Stronghold",
      meaning:
        "Keeps invaders out of its territory until the end of the period, or until every territory is barred and all strongholds go.",
    },
    { term: "Display", meaning: "Where drawn rats, possums and dogs wait." },
    { term: "Mammal tile", meaning: "Marks an invaded or sold territory; won by whoever beats the mammal." },
    {
      term: "Invasion",
      meaning: "A mammal takes the lowest territory that is not barred, unless somebody defends it.",
    },
    { term: "Defence", meaning: "Paying the fight value when your territory is invaded." },
    { term: "Period", meaning: "Half of the game: seven rounds and a scoring." },
    { term: "First player", meaning: "Whoever begins the round; the token moves clockwise after each." },
    { term: "Higher and lower value", meaning: "The two numbers of a territory, for most and second most pieces." },
    { term: "Neutral colour", meaning: "A third colour in the two-player game that belongs to nobody." },
    { term: "Neighbour", meaning: "A territory with a common border." },
    {
      term: "Haast’s eagle",
      meaning: "A giant eagle of New Zealand, extinct for some six hundred years: the warrior.",
    },
    { term: "Kākāpō", meaning: "A heavy night parrot that cannot fly: a respected settler." },
    { term: "Kea", meaning: "The mountain parrot: a clever raider." },
    { term: "Kiwi", meaning: "The shy bird of honour, with a touch of karakia." },
    { term: "Moa", meaning: "The great extinct bird: a little of everything." },
    { term: "Ruru", meaning: "The small owl, also called morepork: the mystic." },
    { term: "Pūkeko", meaning: "The purple swamphen, found everywhere." },
    { term: "Tūī", meaning: "The quarrelsome singer with the white tuft." },
  ],
};
