import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "What it is about",
      body: [
        "About the year 750 the clans of Tahiti struggle for the island. One to four players lead a clan each: they train warriors, build war canoes, win Areas and keep their Head Chieftain alive.",
        "Whoever loses the island need not lose the game: an Expedition over the open sea may find a better one. At the end the best level of victory wins.",
      ],
    },
    {
      title: "The island",
      body: [
        "Tahiti has 17 Areas in three Regions, on hexes of clear land or jungle. Rivers make village sites on clear land. Mountain sides cannot be crossed; reefs slow canoes down unless you control the Area beside them.",
        "Each player controls a Home Area at the start, with a Home Village on the coast, the Head Chieftain, the Shaman, one Fighters unit and two Population. All other Areas are neutral.",
        "![ground]",
      ],
    },
    {
      title: "A game turn",
      body: [
        "{players, select, 1 {} other {- Everybody rolls for the initiative. Whoever had it before subtracts 2, or 4 after winning it twice in a row. The winner says who begins and which way round.}}",
        "- {players, select, 1 {You have a turn} other {Each player has a turn}}: construction and training, then movement, then combat.",
        "{players, select, 1 {- The roused clans move and attack.} other {}}",
        "- The turn marker advances. Six turns make a season.",
      ],
    },
    {
      title: "Construction and training",
      body: [
        "Builds use only what was in the hex when the phase began. A Village serves one training or canoe build a phase.",
        "- Population becomes Militia; Militia becomes Slingers or Fighters; Fighters become Heavy Troops.",
        "- A Big Log becomes a Part-Built Canoe; on the coast that becomes a War Canoe{warCanoeNeedsLog, select, true {, which at this table takes another Big Log} other {}}.",
        "- Population in a jungle hex takes a Big Log, one a hex and turn.{jungleDepletion, select, true { A die follows: on a 1 it was the last log of the hex.} other {}}",
        "- Three Population and a Big Log on a clear river hex of your Area begin a Village; another log and two Population, {villagePopulationConsumed, select, 2 {both of whom are used up} other {one of whom moves in}}, finish it. An Area holds one Village.",
        "A Combat Unit may become Population again while you build or move, and a Village that served nothing in this phase may be dismantled, but not the Home Village.",
        "![chart]",
      ],
    },
    {
      title: "Gaining Areas",
      body: [
        "{players, select, 1 {If your Head Chieftain and a Combat Unit are in a neutral Area when your construction phase begins, and no hostile Combat Unit is, a die says after the builds whether it joins you. If it does, it brings three Population and a Clan Elder.} other {If your Head Chieftain and a Combat Unit are in a neutral Area when your construction phase begins, and no enemy Combat Unit is, the Area becomes yours after the builds. It brings three Population and, on an even roll, a Clan Elder.}}",
        "An enemy Area becomes yours if you alone have Combat Units in it and no Village stands there.",
      ],
    },
    {
      title: "Moving on land",
      body: [
        "Only commanders move: the Head Chieftain with 4 points, Clan Elders with 2 to 4. Clear land costs 1, jungle 2. A commander leads as many Units as his leadership and may take and drop them on the way; a Unit follows one commander a turn. The Chieftain also takes Elders and the Shaman along.",
        "Population also walks alone, 3 points, and may carry a log or Part-Built Canoe.",
        "Combat Units have a zone of influence on the hexes around them. Whoever enters an enemy zone stops, or goes on to attack; one never steps from zone to zone.",
        "![leaders]",
      ],
    },
    {
      title: "Moving by sea",
      body: [
        "A War Canoe holds two Units and any number of Leaders and needs a Combat Unit at the paddles. A commander leads as many canoes as his leadership. Each hex costs a third of a point, an unfamiliar reef a whole one{crashingReefs, select, true {, or a third at the risk of sinking} other {}}. {seaCombat, select, true {The voyage may end on a shore or at sea.} other {The voyage ends on a shore.}}",
        "A canoe on a shore with a commander and a Combat Unit watches the sea one hex around, two at its own Village: flotillas that come that near have to attack or stop.",
      ],
    },
    {
      title: "Combat",
      body: [
        "Whoever enters enemy Combat Units must attack them. {mustAttackPopulation, select, true {Population must be attacked too where your Combat Units have entered its hex; Leaders and Villages alone may be attacked or left.} other {Population, Leaders and Villages alone may be attacked or left.}}",
        "Each side adds its two best Units (three with Slingers) and its Leaders; a defender in the jungle has one more. The stronger side adds the difference to its die. The higher result wins, the defender wins ties.",
        "The loser retreats towards his Home Village: one hex, or half the difference from four on. In every hex each retreating Unit rolls: odd means panic, the trained become Militia, Militia becomes Population, and panicking Population is captured by winners beside it. The winner may pursue a retreat of more than one hex.",
        "Leaders left alone beside the winner are captured; groups without a way home too. The loser’s Village in the combat hex falls.",
        "The Shaman adds one if he takes part, but is gone for two turns if his side loses.",
        "![fight]",
      ],
    },
    {
      title: "A captured Chieftain",
      body: [
        "On a 1 he is killed, and everything of his is lost. {players, select, 1 {Otherwise he must leave on an Expedition, in an emergency canoe if there is no other.} other {Otherwise captor and captive bargain: which Units and canoes leave with him, which Areas go to the captor or become neutral. Each side makes up to three offers; then {allowExecution, select, true {the captor decides on standard terms or execution} false {standard terms hold, for this table allows no execution} other {the captor decides on standard terms or, where allowed, execution}}.}}",
      ],
    },
    {
      title: "Expeditions",
      body: [
        "In your movement phase you may leave{players, select, 1 {} other {, perhaps after deals with those who stay}}. You need a canoe and at least one Unit, at most two for each canoe, with Population among them (a Combat Unit may go as such).",
        "The first roll: 1 or 2 lost at sea, 3 a storm takes a canoe, 4 a leak does, 5 inhabited land, 6 empty land. Empty lands range from Palmyra (Substantive Defeat) to Hawaiʻi (Total Victory). In inhabited lands the strength of your canoes decides. Many results may be given up for another roll.",
      ],
    },
    {
      title: "The end",
      body: [
        "{players, select, 1 {The game ends after {seasonLimit, select, any {four seasons} other {{seasonLimit} seasons}}, or when you leave or your Head Chieftain is killed.} other {The game ends when only one Head Chieftain is left on Tahiti, when all agree{seasonLimit, select, any {, or after the seasons agreed on} none {} 1 {, or after one season} other {, or after {seasonLimit} seasons}}{realTimeLimitMinutes, select, any {} none {} other {, or with the game turn in which {realTimeLimitMinutes} minutes are over}}.}}",
        "On Tahiti your level goes by Areas: 16 or more Total Victory, 12 Substantive, 8 Marginal; 4 Marginal Defeat, 1 Substantive, 0 Total. Whoever left has the level of the Expedition. More Areas break ties only between those who stayed.",
      ],
    },
    {
      title: "Advanced rules",
      body: [
        "- Crashing reefs{crashingReefs, select, false { (not at this table)} other {}}: for a third of a point, at the risk of sinking.",
        "- Sea combat{seaCombat, select, false { (not at this table)} other {}}: flotillas may stay at sea and fight; canoes may sink.{players, select, 1 { Hostile clans man no canoes: who attacks them lands.} other {}}",
        "- Swimming{swimming, select, false { (not at this table)} other {}}: crews of sunken canoes make for safety among sharks.",
        "- Jungle depletion{jungleDepletion, select, false { (not at this table)} other {}}: on a 1 a log was the last of its hex.",
      ],
    },
    {
      title: "Alone",
      body: [
        "A die says whether a neutral Area joins you or takes up arms. Hostile clans stay quiet until your Combat Units enter or stay there or you attack; then their Combat Units march on your Home Village after each of your turns. Beat them in their own Area and they join you as Population. Lose your last Village and you must leave. Four seasons are played.",
      ],
    },
  ],
  glossary: [
    { term: "Area", meaning: "One of 17 districts; what victory is counted in." },
    { term: "Region", meaning: "One of three groups of Areas; matters only for choosing Home Areas." },
    { term: "Home Village", meaning: "The Village to which everybody retreats." },
    { term: "Part-Built Village", meaning: "A Village begun but not finished; it serves nothing yet." },
    { term: "Unit", meaning: "Population, Militia, Slingers, Fighters or Heavy Troops." },
    { term: "Combat Unit", meaning: "Any Unit but Population." },
    { term: "Leader", meaning: "Head Chieftain, Clan Elder or Shaman; never counts as a Unit." },
    { term: "Commander", meaning: "A Leader who moves others: Head Chieftain or Clan Elder." },
    { term: "Leadership", meaning: "How many Units, or canoes, a commander leads." },
    { term: "Big Log", meaning: "Timber from the jungle, for canoes and Villages." },
    { term: "War Canoe", meaning: "Carries two Units and any Leaders over the sea." },
    { term: "Flotilla", meaning: "Canoes that move together under one commander." },
    { term: "Third", meaning: "A third of a movement point: the price of a hex of open sea." },
    { term: "Familiar reef", meaning: "A reef in or beside an Area you control." },
    { term: "Zone of influence", meaning: "The hexes that Combat Units, or manned canoes at sea, threaten." },
    { term: "Panic", meaning: "What an odd die does to a retreating Unit." },
    { term: "Pursuit", meaning: "Following a retreat hex by hex." },
    { term: "Captor, captive", meaning: "Who holds a captured Head Chieftain, and who is held." },
    { term: "Settlement", meaning: "What captor and captive agree on." },
    { term: "Expedition", meaning: "A departure for good, to find another island." },
    { term: "Sea combat value", meaning: "What an Expedition’s canoes and Leaders are worth together." },
    { term: "Hostile, roused", meaning: "A solitaire Area in arms, and one that has begun to march." },
    { term: "Stump", meaning: "Marks jungle that gives no more logs." },
  ],
};
