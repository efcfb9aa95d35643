export const clauses = {
  "MAS-GEO-1": "Every corner of a shield lies on an exact lattice of four whole numbers; nothing is rounded.",
  "MAS-GEO-2": "Edges run in ten directions, 36 degrees apart.",
  "MAS-GEO-3": "Which of two points lies further left or higher is decided in whole numbers.",
  "MAS-GEO-4": "A wide shield has angles of 72 and 108 degrees, a narrow one of 36 and 144. Each can lie in ten turns.",
  "MAS-GEO-5": "Every edge is crossed by exactly one of the two fences, nearer to one of its ends.",
  "MAS-GEO-6": "Fence foundations are arcs: fence 1 round corner 1, fence 2 round corner 2.",
  "MAS-GEO-7":
    "A shield has a patch at corner 1, one at corner 2 and the middle, which on some wide shields has two halves.",
  "MAS-GEO-8": "On a shield the corner patches border on the middle, never on each other.",
  "MAS-GEO-9":
    "Two shields share an edge when its ends are the same points. It fits when the same fence crosses it at the same place.",
  "MAS-GEO-10": "Shields may not cover each other, not even a little.",
  "MAS-GEO-11": "Two edges that touch along a part of their length rest on each other without their fences meeting.",
  "MAS-GEO-12":
    "Which shields can close a gap depends on its angle and on the fences at its sides; some gaps stay for ever.",
  "MAS-GEO-13": "On an open edge each shape fits in exactly one way, or not at all.",
  "MAS-GEO-14": "An edge that takes a shape no longer never takes it again. A dead edge takes neither.",
  "MAS-GEO-15": "Parcels are found anew after every change on the table.",
  "MAS-GEO-16": "Across a shared edge land meets land on either side of the fence.",
  "MAS-GEO-17":
    "Land is open where it reaches an edge without a neighbour. A missing neighbour beyond a corner point does not count.",
  "MAS-GEO-18": "A fence is closed when, followed from shield to shield, it comes back to where it began.",
  "MAS-GEO-19": "Which side of a closed fence is inside follows from its turns.",
  "MAS-GEO-20": "A shield that a closed fence does not cross lies wholly inside or wholly outside.",
  "MAS-GEO-21": "Closed fences never cross: one lies inside the other, or they are apart.",
  "MAS-GEO-22": "Closed fences have three, four or five shields, or ten and more.",

  "MAS-GEN-1": "Two or three players try to bring all their animals out of the pen.",
  "MAS-GEN-2":
    "Of zebu, goats and sheep everybody has {length, select, long {{players, select, 2 {20 each.} 3 {14 each.} other {20 each (two players) or 14 (three).}}} short {{players, select, 2 {14 each.} 3 {10 each.} other {14 each (two players) or 10 (three).}}} other {20 each (two players, long), 14 (short), or with three players 14 and 10.}}",
  "MAS-GEN-3": "Red land feeds zebu and takes warriors; yellow land feeds goats, green land sheep, and both take boys.",
  "MAS-GEN-4": "Everybody has four warriors and seven boys.",
  "MAS-GEN-5": "There are 102 shields: 39 narrow, 27 wide with three patches, 36 wide with four.",
  "MAS-GEN-6":
    "A patch is one area of a shield, a parcel connected land of one colour, an enclosure a closed parcel, a boma the inside of a built fence.",
  "MAS-GEN-7": "People and animals are at home, on the table, or building: none is ever lost.",

  "MAS-SET-1":
    "{firstPlayer, select, seat {The turn order follows the seats} random {The turn order is drawn} other {The turn order is drawn, unless the table follows the seats}}; it stays the same for the whole game.",
  "MAS-SET-2":
    "Everybody starts with eight wide and five narrow shields, all people at home and all animals in the pen.",
  "MAS-SET-3": "Wide and narrow shields are drawn from separate piles.",
  "MAS-SET-4": "The hexagon is drawn from the shields that were not dealt.",
  "MAS-SET-5":
    "{openHands, select, true {At this table all hands are open.} other {Hands are private; how many wide and narrow shields everybody holds is known to all.}}",

  "MAS-HEX-1":
    "The hexagon is one narrow shield, one wide one with three patches and one with four, none of a single colour.",
  "MAS-HEX-2": "The three shields of the hexagon always lie in the same way.",
  "MAS-HEX-3":
    "Player 2, {players, select, 2 {} other {then player 3, }}then player 1 may each put one person on the hexagon.",
  "MAS-HEX-4": "The first of them may use any patch: a warrior on red, a boy on green or yellow.",
  "MAS-HEX-5":
    "Here somebody is before you: use neither a shield that carries a person nor land that is already claimed.",
  "MAS-HEX-6": "Land of the hexagon that is already closed gets its animals at once.",
  "MAS-HEX-7": "With three players, player 1 is left with the shields on which nobody stands.",
  "MAS-HEX-8": "Whoever places nobody leaves no trace. Nothing is removed, laid or built in this phase.",
  "MAS-HEX-9": "After the hexagon player 1 has the first turn.",

  "MAS-TURN-1": "Turns go round in turn order.",
  "MAS-TURN-2": "A turn has two sequences: take back if you like, lay one shield, place a person or build if you like.",
  "MAS-TURN-3": "With only one shield in hand there is only one sequence.",
  "MAS-TURN-4": "After laying you place one person or build one boma, not both.",
  "MAS-TURN-5": "Everything that follows happens by itself; nobody else decides in your turn.",
  "MAS-TURN-6":
    "After a lay, claims are settled, then animals placed, then it is seen whether the game is over; only then do you act.",

  "MAS-REM-1": "You may take back only your own people and give up only your own bomas.",
  "MAS-REM-2":
    "On land you have abandoned you can never place anybody again, however it grows. Others may, and whoever of yours comes to hold it by a join stays.",
  "MAS-REM-3":
    "Taking somebody away from an enclosure sends all its animals home, and nobody can claim it while it stays closed.",
  "MAS-REM-4":
    "Giving up a boma sends its builder and its animals home, and the fence is a mere foundation again. An enclosure that it opens loses its animals; the person stays.",
  "MAS-REM-5": "If land is joined because a fence is gone, claims are settled as after a lay.",
  "MAS-REM-6": "Whoever is taken back can be used again in the same sequence.",
  "MAS-REM-7": "This boma is finished: it can no longer be given up.",
  "MAS-REM-8": "You cannot take back animals alone: they go home with the person or builder they belong to.",
  "MAS-REM-9": "An enclosure that grows because a fence is gone, and stays closed, is filled up.",
  "MAS-REM-10": "Being sent home by a rule is no abandoning: you may come back.",
  "MAS-REM-11": "To move somebody, take them back and place them on the shield you lay.",

  "MAS-LAY-1": "You have to lay one shield of your hand, any one, in a place where it fits.",
  "MAS-LAY-2": "Shields may be turned, never flipped over.",
  "MAS-LAY-3": "A whole edge has to lie against a whole edge of a shield on the table.",
  "MAS-LAY-4": "Land, bomas and fences may be of any size.",
  "MAS-LAY-5": "It does not fit there: it would cover another shield.",
  "MAS-LAY-6": "It does not fit there: on one of the edges the fences would not meet.",
  "MAS-LAY-7": "It does not fit there: it would rest against part of another edge.",
  "MAS-LAY-8": "Gaps that no shield can fill are allowed. Land beside them stays open, unless a fence cuts it off.",
  "MAS-LAY-9": "Touching in a point is allowed and means nothing.",
  "MAS-LAY-10":
    "This shape fits nowhere on the table. If that is true of your whole hand, you discard one shield instead, without a third action.",
  "MAS-LAY-11": "Choose a shield of your hand, the shield it is to join, and one of the ways it fits there.",
  "MAS-LAY-12": "Shields may be laid inside a large boma.",
  "MAS-LAY-13": "Shields on the table never move.",

  "MAS-ADJ-1": "Patches of one colour on two shields are joined where they touch on the same side of the fence.",
  "MAS-ADJ-2": "On a shield land of one colour runs across a foundation, but not across a built fence.",
  "MAS-ADJ-3": "The two halves of a middle always differ; each may be joined to the corners of its shield.",
  "MAS-ADJ-4": "Touching in a point joins nothing.",
  "MAS-ADJ-5": "A parcel is all the land of one colour that hangs together; a built fence is a border.",

  "MAS-CLM-1": "You place somebody from home, on the shield you have just laid. Nobody of this kind is at home.",
  "MAS-CLM-2": "Red land takes a warrior, green and yellow land a boy.",
  "MAS-CLM-3": "This land is already claimed.",
  "MAS-CLM-4": "There is at most one person on a shield, and one on a parcel.",
  "MAS-CLM-5": "When land of several players is joined, all of their people there go home.",
  "MAS-CLM-6": "When land of one player is joined, the first one placed stays and the others go home.",
  "MAS-CLM-7": "A claim covers the whole parcel and grows with it.",
  "MAS-CLM-8": "Nobody can be placed inside a boma.",
  "MAS-CLM-9": "You have abandoned part of this land: it is closed to you.",
  "MAS-CLM-10": "You need not place anybody.",

  "MAS-ENC-1": "Land is enclosed when other colours or built fences surround it on all sides. One patch can be enough.",
  "MAS-ENC-2": "The rim of the layout closes nothing, nor does a gap that cannot be filled.",
  "MAS-ENC-3": "As soon as claimed land is closed, its owner’s animals come out onto it.",
  "MAS-ENC-4": "The person stays with the animals.",
  "MAS-ENC-5":
    "Outside the hexagon, closed land that nobody claims can be claimed only after the lay that closed it, on that shield; later only if a fence that is given up opens it again.",
  "MAS-ENC-6": "One lay may close several parcels, of several players: all get their animals.",
  "MAS-ENC-7": "An enclosure never grows by laying.",

  "MAS-ANI-1": "Every patch has one spot for an animal, the middle of a narrow shield two.",
  "MAS-ANI-2": "All free spots are filled, as long as there are animals of the kind in the pen.",
  "MAS-ANI-3": "If animals are short, middle patches come first, then older shields.",
  "MAS-ANI-4":
    "Spots left empty for want of animals stay empty, unless land that grows or joins, a boma built round it or its owner’s boma fills it anew.",
  "MAS-ANI-5":
    "If several enclosures are completed at once, the active player is served first, then the others in turn order; of one player the land with the oldest shield.",
  "MAS-ANI-6": "Animals nobody protects any more go back to their pen.",

  "MAS-BOMA-1": "A boma can be built only if the shield you have just laid closes its fence.",
  "MAS-BOMA-2": "Building needs a warrior, and you have none at home.",
  "MAS-BOMA-3": "If a shield closes both fences, you may build one of them.",
  "MAS-BOMA-4": "Foreign animals inside go home, and the builder’s animals take all spots.",
  "MAS-BOMA-5": "The builder stays until the end of the round; then the boma stands by itself.",
  "MAS-BOMA-6":
    "Whoever stands outside a new fence that cuts their land keeps the piece they stand on; animals of that land on any other piece go home.",
  "MAS-BOMA-7": "Whoever stands inside a new fence goes home with all animals of that land.",
  "MAS-BOMA-8": "A fence may close claimed land outside the boma; its animals come after those of the boma.",
  "MAS-BOMA-9": "A closed fence that is not built has no effect, and cannot be built later.",
  "MAS-BOMA-10":
    "Small bomas have three to five shields, large ones ten or more. Inside, others give way to the builder.",
  "MAS-BOMA-11": "Bomas already built inside a large one are left alone.",
  "MAS-BOMA-12": "A large boma may surround places without shields.",
  "MAS-BOMA-13": "The spots of a shield laid inside a boma belong to the boma’s owner, who fills them at once.",
  "MAS-BOMA-14": "A fence inside a boma cannot be built.",
  "MAS-BOMA-15": "If an inner boma is given up, its spots fall to the boma around it.",
  "MAS-BOMA-16":
    "First the fence stands, then people and animals go home, then the boma is filled, then new enclosures.",
  "MAS-BOMA-17": "A boma may be built even if animals for it are missing.",
  "MAS-BOMA-18": "A boma can be neither claimed nor taken over by others.",

  "MAS-SUP-1": "A round that is not the last ends when everybody has one shield left.",
  "MAS-SUP-2": "At the end of a round builders come home and hands are filled up; player 1 begins again.",
  "MAS-SUP-3":
    "Hands are filled one shield at a time, the shape that lacks more first, up to eight wide and five narrow.",
  "MAS-SUP-4": "Two players play four rounds.",
  "MAS-SUP-5": "Three players play three rounds; the last one starts with nine shields each.",
  "MAS-SUP-6": "In the last round hands are played out. Builders do not come home before the end.",
  "MAS-SUP-7": "When one shape runs out, the other one fills the hands. With two players one shield is never dealt.",

  "MAS-END-1": "Whoever has brought out all animals wins, and the game is over at once.",
  "MAS-END-2":
    "This is seen after a lay and what follows from it, before the third action: your lay may let somebody else win.",
  "MAS-END-3": "If several pens are empty at the same time, these players share the victory.",
  "MAS-END-4":
    "When all shields are laid, most zebu on the table wins, then most goats and sheep together; otherwise it is a tie.",
  "MAS-END-5": "Pens are looked at again after the third action and after taking back.",
  "MAS-END-6":
    "The others are ranked by the animals left in their pens, or by zebu, goats and sheep. Equals share a place.",

  "MAS-UNDO-1":
    "Until you confirm your turn, all of it can be taken back{liveTurns, select, true {, though the others see it at once} other {}}.",
  "MAS-UNDO-2": "You can take back step by step or the whole turn.",
  "MAS-UNDO-3": "A step that would end the game has to be confirmed, or taken back.",
  "MAS-UNDO-4": "What is confirmed is final.",
};
