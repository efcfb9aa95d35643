// Planted bugs, each against a clause of the rules: `npm run mutate -- moa` puts them in one by one and runs the tests.

interface Mutation {
  /** The clause the bug breaks. */
  readonly clause: string;
  /** Relative to `rules/`. */
  readonly file: string;
  /** Stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
}

export const mutations: readonly Mutation[] = [
  // Setup, deal and rounds
  { clause: "MOA-GEN-1", file: "index.ts", find: "seats: [2, 5]", replace: "seats: [2, 6]" },
  { clause: "MOA-2P-2", file: "setup.ts", find: "seats === 2 ? 3 : seats", replace: "seats === 3 ? 4 : seats" },
  {
    clause: "MOA-SETUP-8",
    file: "setup.ts",
    find: 'settled.firstPlayer === "host" ? 0 : chance.pick(seats)',
    replace: "0",
  },
  { clause: "MOA-SETUP-2", file: "setup.ts", find: "chance.draw(leaderTiles)", replace: "leaderTiles.pop() as string" },
  {
    clause: "MOA-DEAL-2",
    file: "phases/deal.ts",
    find: "state.birdDeck = pack.bags.birds.slice();\n    state.birdDiscard = [];",
    replace: "if (state.period === 1) state.birdDeck = pack.bags.birds.slice();",
  },
  {
    clause: "MOA-DEAL-4",
    file: "phases/deal.ts",
    find: "state.terrainUnseen = pack.bags.terrain.slice();",
    replace: "if (state.period === 1) state.terrainUnseen = pack.bags.terrain.slice();",
  },
  {
    clause: "MOA-RND-1",
    file: "phases/turns.ts",
    find: "state.round === pack.constants.roundsPerPeriod",
    replace: "state.round >= pack.constants.roundsPerPeriod - 1",
  },
  {
    clause: "MOA-RND-3",
    file: "phases/turns.ts",
    find: "state.first = (state.first + 1) % state.players.length;",
    replace: "state.first = (state.first + state.players.length - 1) % state.players.length;",
  },
  {
    clause: "MOA-TURN-1",
    file: "phases/turns.ts",
    find: "return (first + taken) % players.length;",
    replace: "return (first + players.length - taken) % players.length;",
  },
  // Cards
  {
    clause: "MOA-SUP-7",
    file: "cards.ts",
    find: "return birdDeck.length > 0 || birdDiscard.length > 0;",
    replace: "return birdDeck.length > 0;",
  },
  {
    clause: "MOA-SUP-8",
    file: "cards.ts",
    find: "if (state.mammalDiscard.length === 0) return undefined;",
    replace: "return undefined;",
  },
  { clause: "MOA-PAY-7", file: "cards.ts", find: "play.state.karakia[kind]++;", replace: "" },
  {
    clause: "MOA-INFO-5",
    file: "cards.ts",
    find: "else play.emitTo(seat, { ...event, cards }, event);",
    replace: "else play.emit({ ...event, cards });",
  },
  // Terrain, volcano and mammals
  {
    clause: "MOA-TER-2",
    file: "phases/terrain.ts",
    find: 'reveal(play, state.options.terrainReveal === "oneByOne" ? "left" : "both");',
    replace: 'reveal(play, "both");',
  },
  {
    clause: "MOA-TER-7",
    file: "phases/terrain.ts",
    find: "state.terrainUsed.push(...state.terrain);",
    replace: "state.terrainUnseen.push(...state.terrain);",
  },
  {
    clause: "MOA-TER-5",
    file: "means.ts",
    find: 'return means.any || !needsAny(pack, means.active, territory) ? undefined : "MOA-TER-5";',
    replace: "return undefined;",
  },
  {
    clause: "MOA-VOL-2",
    file: "volcano.ts",
    find: "state.volcano === pack.track.length",
    replace: "state.volcano > pack.track.length",
  },
  {
    clause: "MOA-VOL-4",
    file: "volcano.ts",
    find: "const leaderTile = loseLeaderTile(state, territory);",
    replace: "const leaderTile = null;",
  },
  {
    clause: "MOA-VOL-9",
    file: "volcano.ts",
    find: 'if (volcanoLand(state).condition === "erupted") return;',
    replace: "",
  },
  {
    clause: "MOA-MAM-2",
    file: "phases/mammals.ts",
    find: 'if (mammal === "weasel")',
    replace: 'if (mammal === "weasel" && frame.left > 0)',
  },
  {
    clause: "MOA-MAM-5",
    file: "phases/terrain.ts",
    find: "left: state.display[instruction.mammal as Displayed],",
    replace: "left: Math.min(1, state.display[instruction.mammal as Displayed]),",
  },
  // Invasions and defence
  {
    clause: "MOA-INV-2",
    file: "territory.ts",
    find: 'condition === "open" && !stronghold',
    replace: 'condition === "open"',
  },
  {
    clause: "MOA-INV-3",
    file: "phases/invasion.ts",
    find: "if (found > 0 || !sweepStrongholds(play)) return found;\n  return lowestTerritory(play.state);",
    replace: "return found;",
  },
  {
    clause: "MOA-INV-4",
    file: "phases/invasion.ts",
    find: "for (let card = 0; card <= left; card++)",
    replace: "for (let card = 0; card < 1; card++)",
  },
  {
    clause: "MOA-INV-10",
    file: "territory.ts",
    find: "const leaderTile = loseLeaderTile(play.state, territory);",
    replace: "const leaderTile = null;",
  },
  {
    clause: "MOA-SUP-5",
    file: "phases/invasion.ts",
    find: "for (const { won } of state.players) for (const tile of won) if (tile === mammal) used++;",
    replace: "",
  },
  { clause: "MOA-DEF-3", file: "phases/defence.ts", find: "(territory.leader === seat ? 50 : 0)", replace: "0" },
  {
    clause: "MOA-DEF-4",
    file: "phases/defence.ts",
    find: "(seat - first + players.length) % players.length",
    replace: "(first - seat + players.length) % players.length",
  },
  {
    clause: "MOA-DEF-1",
    file: "phases/defence.ts",
    find: "filter((seat) => piecesOf(territory, seat) > 0)",
    replace: "filter((seat) => (territory.birds[seat] as number) > 0)",
  },
  {
    clause: "MOA-DEF-11",
    file: "phases/defence.ts",
    find: "territory.stronghold = true;",
    replace: "",
  },
  {
    clause: "MOA-INFO-8",
    file: "phases/defence.ts",
    find: "if (hand.length > 0 && !isOpen) return false;",
    replace: "",
  },
  {
    clause: "MOA-DEF-10",
    file: "phases/defence.ts",
    find: 'iconsOf(play, seat, "fight") < fight',
    replace: 'iconsOf(play, seat, "fight") < 1',
  },
  // Turns and payments
  {
    clause: "MOA-TURN-9",
    file: "phases/turn.ts",
    find: "if (acted) ask.offer(END);",
    replace: "if (seat >= 0) ask.offer(END);",
  },
  {
    clause: "MOA-TURN-10",
    file: "phases/turns.ts",
    find: "if (hand.length > 0 || karakia.length > 0) return false;",
    replace: "if (hand.length > 0) return false;",
  },
  {
    clause: "MOA-PAY-2",
    file: "means.ts",
    find: "return tile !== undefined && tile.kind === icon ? tile.amount : 0;",
    replace: "return 0;",
  },
  {
    clause: "MOA-PAY-5",
    file: "phases/attack.ts",
    find: 'const isShared = state.options.sharedIconsInAttack === "on";',
    replace: "const isShared = true;",
  },
  {
    clause: "MOA-PAY-6",
    file: "payment.ts",
    find: "if (icons === 0 || frame.paid >= frame.need)",
    replace: "if (icons === 0)",
  },
  { clause: "MOA-PAY-8", file: "payment.ts", find: "state.leaderTilesOut.push(item);", replace: "" },
  {
    clause: "MOA-PAY-9",
    file: "payment.ts",
    find: "  frame.spent.push(item);",
    replace:
      "  frame.spent.push(item);\n  if (play.pack.birds[item as Bird] !== undefined) play.state.birdDiscard.push(item as Bird);",
  },
  {
    clause: "MOA-LDT-4",
    file: "payment.ts",
    find: 'from <= round ? undefined : "MOA-LDT-4"',
    replace: 'from <= round + 1 ? undefined : "MOA-LDT-4"',
  },
  // The actions
  {
    clause: "MOA-PLB-5",
    file: "phases/place-birds.ts",
    find: "offerBirdCounts(frame, ask, 1);",
    replace: "offerBirdCounts(frame, ask, 0);",
  },
  {
    clause: "MOA-PLB-6",
    file: "phases/place-birds.ts",
    find: "const most = Math.min(paid, need);",
    replace: "const most = paid;",
  },
  {
    clause: "MOA-PLL-3",
    file: "territory.ts",
    find: "if ((birds[other] as number) > own) return",
    replace: "if ((birds[other] as number) >= own && other !== colour) return",
  },
  { clause: "MOA-PLL-4", file: "territory.ts", find: 'if (leader !== null) return "MOA-PLL-4";', replace: "" },
  {
    clause: "MOA-PLL-7",
    file: "phases/place-leader.ts",
    find: "territory.leaderTile = null;",
    replace: "",
  },
  {
    clause: "MOA-ATK-1",
    file: "phases/attack.ts",
    find: 'if (condition !== "invaded") return "MOA-ATK-1";',
    replace: 'if (condition === "open") return "MOA-ATK-1";',
  },
  {
    clause: "MOA-ATK-6",
    file: "phases/attack.ts",
    find: "territoryAt(play.state, territory).stronghold = true;",
    replace: "territoryAt(play.state, territory).stronghold = move[1] > 0;",
  },
  {
    clause: "MOA-ATK-9",
    file: "phases/attack.ts",
    find: "if (frame.spent.length === 0) offerDrawingTiles",
    replace: "offerDrawingTiles",
  },
  {
    clause: "MOA-SEL-5",
    file: "phases/sell-land.ts",
    find: "state.sales * pack.constants.saleSurchargePerEarlierSale",
    replace: "state.period * 0",
  },
  {
    clause: "MOA-SEL-9",
    file: "phases/sell-land.ts",
    find: "isOnlyPiece ? null : returnLeader(state, territory)",
    replace: "returnLeader(state, territory)",
  },
  {
    clause: "MOA-SEL-12",
    file: "phases/sell-land.ts",
    find: "const stronghold = removeStronghold(territory);",
    replace: "const stronghold = territory.stronghold;",
  },
  {
    clause: "MOA-SEL-3",
    file: "phases/sell-land.ts",
    find: "piecesOf(territory, means.seat) === 0",
    replace: "territory.birds[means.seat] === 0",
  },
  {
    clause: "MOA-BUY-2",
    file: "phases/buy-karakia.ts",
    find: 'if (first === second) return "MOA-BUY-2";',
    replace: "",
  },
  {
    clause: "MOA-BUY-3",
    file: "phases/buy-karakia.ts",
    find: "(second === undefined ? 0 : pack.karakia[second].cost)",
    replace: "0",
  },
  // Karakia tiles
  {
    clause: "MOA-KAR-5",
    file: "phases/turns.ts",
    find: 'if (state.options.karakiaLock === "turn") unlockKarakia',
    replace: "if (state.options.karakiaLock) unlockKarakia",
  },
  {
    clause: "MOA-KAR-12",
    file: "karakia.ts",
    find: "const discards = drawBirds(play, seat, play.pack.constants.exchangeDraw);",
    replace:
      "drawBirds(play, seat, play.pack.constants.exchangeDraw);\n  const discards = play.pack.constants.exchangeDraw;",
  },
  {
    clause: "MOA-KAR-14",
    file: "karakia.ts",
    find: '(top.phase === "attackBirds" && (top as PaymentFrame).spent.length === 0)',
    replace: '(top.phase === "attackBirds")',
  },
  {
    clause: "MOA-KAR-15",
    file: "phases/defence.ts",
    find: "order.slice(asked, asked + 1)",
    replace: "order.slice(asked, asked)",
  },
  {
    clause: "MOA-KAR-21",
    file: "payment.ts",
    find: 'if (any) returnKarakia(play, seat, "any_territory");',
    replace: "",
  },
  {
    clause: "MOA-KAR-32",
    file: "phases/move-birds.ts",
    find: 'condition === "sold" && state.options.moveIntoSold === "off"',
    replace: 'condition === "sold"',
  },
  {
    clause: "MOA-STR-2",
    file: "phases/place-stronghold.ts",
    find: 'if (stronghold) return "MOA-STR-2";',
    replace: "",
  },
  // Scoring and the end
  {
    clause: "MOA-SCO-5",
    file: "scoring.ts",
    find: "top.length > 1 && leader !== null && top.includes(leader)",
    replace: "top.length > 1 && leader !== null",
  },
  {
    clause: "MOA-SCO-7",
    file: "scoring.ts",
    find: "      low,\n    );\n    return points;",
    replace: "      low,\n    );",
  },
  {
    clause: "MOA-SCO-9",
    file: "scoring.ts",
    find: "Math.floor(value / colours.length)",
    replace: "Math.ceil(value / colours.length)",
  },
  {
    clause: "MOA-SCO-13",
    file: "scoring.ts",
    find: "low: Math.max(0, vpLow - reduction)",
    replace: "low: vpLow - reduction",
  },
  {
    clause: "MOA-SCO-16",
    file: "phases/scoring.ts",
    find: "state.mammalDiscard.push(...player.saleCards);",
    replace: "",
  },
  { clause: "MOA-SCO-15", file: "phases/scoring.ts", find: "player.won = [];", replace: "" },
  {
    clause: "MOA-SCO-17",
    file: "phases/scoring.ts",
    find: "player.leaderTiles = player.leaderTiles.filter(({ tile }) => !isWorthPoints(tile));",
    replace: "player.leaderTiles = [];",
  },
  {
    clause: "MOA-TDY-2",
    file: "phases/tidy-up.ts",
    find: "for (const territory of state.territories) territory.stronghold = false;",
    replace: "",
  },
  { clause: "MOA-END-2", file: "result.ts", find: "one.pieces > other.pieces", replace: "one.pieces < other.pieces" },
  // Two players
  {
    clause: "MOA-2P-6",
    file: "phases/neutral.ts",
    find: 'if (!isRolled && state.options.neutralPlacement === "rolledOnly") return "MOA-2P-6";',
    replace: 'if (!isRolled) return "MOA-2P-6";',
  },
  { clause: "MOA-2P-7", file: "phases/neutral.ts", find: 'if (!isActive) return "MOA-2P-7";', replace: "" },
  {
    clause: "MOA-2P-9",
    file: "phases/neutral.ts",
    find: "tile = loseLeaderTile(state, territoryAt(state, territory));",
    replace: "",
  },
  {
    clause: "MOA-2P-13",
    file: "phases/neutral.ts",
    find: 'canPlaceBird ||= bar === undefined && move[2] !== "leader";',
    replace: "canPlaceBird ||= bar === undefined;",
  },
  {
    clause: "MOA-2P-16",
    file: "phases/scoring.ts",
    find: 'neutral !== undefined && state.options.neutralScoring === "on"',
    replace: "neutral !== undefined",
  },
  // What others may know
  {
    clause: "MOA-INFO-1",
    file: "view.ts",
    find: 'viewer === "all" || viewer === seat || state.options.openHands === "on"',
    replace: "viewer !== null || seat < 0",
  },
  {
    clause: "MOA-INFO-3",
    file: "view.ts",
    find: 'const onlyTop = state.options.discardView === "top" && viewer !== "all";',
    replace: "const onlyTop = false;",
  },
  {
    clause: "MOA-INFO-7",
    file: "view.ts",
    find: 'return "spent" in frame ? [] : [copyJson(frame)];',
    replace: "return [copyJson(frame)];",
  },
  {
    clause: "MOA-INFO-6",
    file: "phases/tidy-up.ts",
    find: "const counts = state.players.map(({ hand }) => hand.length);",
    replace:
      'const counts = state.players.map(({ hand }) => hand.length);\n    for (const [seat, { hand }] of state.players.entries())\n      play.emit({ kind: "cardsDiscarded", seat, cards: hand.slice() });',
  },
  {
    clause: "MOA-DEF-9",
    file: "means.ts",
    find: "left.findLastIndex(({ icons }) => icons >= missing)",
    replace: "left.findLastIndex(({ icons }) => icons > missing)",
  },
  {
    clause: "MOA-DEF-10",
    file: "orders.ts",
    find: "payment.length > Number(items)",
    replace: "payment.length >= Number(items)",
  },
  {
    clause: "MOA-DEF-7",
    file: "orders.ts",
    find: "now.period === period && now.round === round",
    replace: "now.round === round",
  },
  {
    clause: "MOA-SCO-11",
    file: "view.ts",
    find: "valuesOf(state, pack, at + 1)",
    replace: "valuesOf(state, pack, at)",
  },
];
