import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "What it is about",
      body: [
        "Two or three players herd zebu, goats and sheep. All animals start in the pen; whoever brings out the last one wins at once.",
        "Animals graze on land that grows as shields are laid: in enclosures, which a warrior or a boy looks after, and in bomas, which a warrior has fenced.",
        "If all shields are laid before a pen is empty, most zebu on the table wins, then most goats and sheep together.",
      ],
    },
    {
      title: "Shields",
      body: [
        "![shields]",
        "There are wide and narrow shields. Each has a patch of land at corner 1 and one at corner 2, and a middle between them; on some wide shields the middle is in two halves. Two fence foundations cross every shield: fence 1 round corner 1, fence 2 round corner 2.",
        "Red land is for zebu and takes warriors. Yellow land is for goats, green land for sheep; both take boys. Every patch has room for one animal, the middle of a narrow shield for two.",
        "Everybody starts with eight wide and five narrow shields, four warriors, seven boys and of each of the three animals {length, select, long {{players, select, 2 {20} 3 {14} other {20 (two players) or 14 (three)}}} short {{players, select, 2 {14} 3 {10} other {14 (two players) or 10 (three)}}} other {the same number}}.",
        "![parts]",
        "- 1 and 2: the patches at corner 1 and corner 2",
        "- 3: the middle",
        "- 4 and 5: the foundations of fence 1 (dashes) and fence 2 (dots)",
        "- 6: a spot for an animal",
        "| Land | Animal | Person |",
        "| red | zebu | warrior |",
        "| yellow | goat | boy |",
        "| green | sheep | boy |",
      ],
    },
    {
      title: "The hexagon",
      body: [
        "![hexagon]",
        "Three shields lie on the table from the start. Player 2 first, player 1 last, each may put one person on them: on a shield where nobody stands, and on land that nobody has claimed.",
      ],
    },
    {
      title: "Your turn",
      body: [
        "A turn has two sequences, each of three actions:",
        "- take back people or give up bomas, if you like;",
        "- lay one shield of your hand, which is never left out as long as one fits;",
        "- place one person on it, or build a boma it has closed, if you like.",
        "Until you confirm the turn {liveTurns, select, true {you can take back all of it, though the others see it as you play} other {nobody sees it, and you can take back all of it}}.",
      ],
    },
    {
      title: "Laying a shield",
      body: [
        "![matching]",
        "A whole edge lies against a whole edge, and on every edge it touches fence 1 meets fence 1 and fence 2 meets fence 2. Colours need not match. Shields may be turned in any way, never flipped, and never cover each other.",
        "![gap]",
        "Should no shield of your hand fit anywhere, you discard one instead. You may leave gaps that nothing fits into. Land beside such a gap can never be closed, unless a boma fence cuts it off.",
      ],
    },
    {
      title: "Claims",
      body: [
        "A person claims all the connected land of one colour. There is at most one person on a shield and one on a parcel; land that somebody has claimed, inside a boma, or that you once abandoned, cannot be claimed.",
        "If a shield joins land of several players, all of them there go home, and whoever laid it may claim the joined land. If it joins land of one player alone, the first person placed stays.",
      ],
    },
    {
      title: "Enclosures",
      body: [
        "![enclosure]",
        "Land is enclosed when other colours or built fences surround it on all sides. The rim of the layout does not count. As soon as claimed land is enclosed, its owner’s animals come out onto all its spots, whoever closed it, and the person stays with them.",
        "If animals are short, middle patches come first, then older shields. Spots left empty stay empty, as long as that land is not filled anew.",
      ],
    },
    {
      title: "Bomas",
      body: [
        "![ring]",
        "If the shield you lay closes a fence, a warrior from home may build it. Foreign animals inside go home and yours take every spot, each kind on its colour, as far as they go. The warrior stays until the round is over; the boma and its animals stay for good.",
        "A new fence cuts land. Whoever stands outside keeps the piece they stand on, and animals on other pieces go home; whoever stands inside goes home with all animals of that land. Land outside that the fence has closed becomes an enclosure.",
        "![decagon]",
        "Three, four or five shields round a corner make a small boma. Large ones take ten or more; what stands inside gives way to you, except other bomas. Shields laid inside later are filled by the boma’s owner; nobody can be placed and no fence built there.",
      ],
    },
    {
      title: "Taking back",
      body: [
        "Whoever you take back is at home at once, but that land is closed to you for the rest of the game. Animals of an enclosure go home with their person.",
        "A boma can be given up only while it is under construction. Its animals go home, its fence is gone, and land on both sides is joined again.",
      ],
    },
    {
      title: "Rounds and end",
      body: [
        "When everybody has one shield left, builders come home and hands are filled up to thirteen. {players, select, 2 {There are four rounds.} 3 {There are three rounds; the third starts with nine shields each.} other {Two players play four rounds, three players three, of which the third starts with nine shields each.}} In the last round hands are played out: the last turn of everybody has one shield and one sequence.",
        "The game ends at once when a pen is empty, even in somebody else’s turn. Several empty pens at the same time are a tie. Otherwise it ends when all hands are empty.",
      ],
    },
  ],
  glossary: [
    { term: "shield", meaning: "A wide or narrow piece of land that is laid on the table." },
    { term: "patch", meaning: "One area of land on a shield." },
    { term: "parcel", meaning: "All land of one colour that hangs together." },
    { term: "enclosure", meaning: "A parcel that is closed on all sides." },
    { term: "open edge", meaning: "An edge of a shield with nothing against it." },
    { term: "dead edge", meaning: "An open edge on which no shield will ever fit." },
    { term: "fence foundation", meaning: "A dashed line across a shield; a mere drawing until a boma is built." },
    { term: "boma", meaning: "The inside of a closed fence that a warrior has built." },
    { term: "builder", meaning: "A warrior at work on a boma until the round ends." },
    { term: "claim", meaning: "A person standing on a parcel or an enclosure." },
    { term: "to abandon", meaning: "To take a person back; that land is closed to you afterwards." },
    { term: "pen", meaning: "Where animals wait that are not yet on the table." },
    { term: "home", meaning: "The stock for people, the pen for animals." },
    { term: "sequence", meaning: "One half of a turn: take back, lay, act." },
    { term: "round", meaning: "The turns between two refills of the hands." },
  ],
  symbols: [
    { symbol: "zebu", word: "zebu" },
    { symbol: "goat", word: "goat" },
    { symbol: "sheep", word: "sheep" },
    { symbol: "warrior", word: "warrior" },
    { symbol: "boy", word: "boy" },
    { symbol: "landR", word: "red land" },
    { symbol: "landY", word: "yellow land" },
    { symbol: "landG", word: "green land" },
    { symbol: "fence1", word: "fence 1" },
    { symbol: "fence2", word: "fence 2" },
  ],
};
