// Planted bugs, each against a clause of the rules: `npm run mutate -- maori` puts them in one by one and runs the tests.
import type { Mutation } from "@outrigger/testkit";

export const mutations: readonly Mutation[] = [
  // Components
  {
    clause: "MAO-COMP-6",
    file: "pack.json",
    find: '"W15", "kind": "water", "open": [], "palms": 0, "huts": 0, "shells": 0, "ships": 2',
    replace: '"W15", "kind": "water", "open": [], "palms": 0, "huts": 0, "shells": 0, "ships": 1',
  },
  {
    clause: "MAO-COMP-8",
    file: "pack.json",
    find: '["...##", ".....", ".....", "##..."]',
    replace: '["...##", ".....", ".....", "...##"]',
  },
  {
    clause: "MAO-COMP-3",
    file: "../pack/index.ts",
    find: "Math.abs(one - other) === 2",
    replace: "one !== other",
  },
  {
    clause: "MAO-COMP-11",
    file: "../pack/index.ts",
    find: "mostPlayers * (spaces.length + 1)",
    replace: "mostPlayers * spaces.length - 9",
  },
  {
    clause: "MAO-PLACE-4",
    file: "components.ts",
    find: 'if (palms === 0 && kind === "end") return [0, 1, 2, 3];',
    replace: 'if (kind === "end") return [0, 1, 2, 3];',
  },
  {
    clause: "MAO-PLACE-4",
    file: "components.ts",
    find: "(SIDES.indexOf(lei) + rotation) % 4",
    replace: "SIDES.indexOf(lei)",
  },
  // Setup
  {
    clause: "MAO-SETUP-3",
    file: "setup.ts",
    find: "while (matrix.length < CELL_COUNT)",
    replace: "while (matrix.length + aside.length < CELL_COUNT)",
  },
  { clause: "MAO-SETUP-4", file: "setup.ts", find: "    pile.sort();", replace: "    pile.reverse();" },
  {
    clause: "MAO-SETUP-5",
    file: "setup.ts",
    find: "pack.tokens.shells - seats * pack.tokens.startingShells",
    replace: "pack.tokens.shells",
  },
  {
    clause: "MAO-SETUP-7",
    file: "setup.ts",
    find: "const starter = chance.pick(seats);",
    replace: "const starter = chance.pick(1);",
  },
  {
    clause: "MAO-SETUP-8",
    file: "phases/place-explorer.ts",
    find: "(seat + 1) % play.state.seats.length",
    replace: "seat",
  },
  // Explorer ship
  {
    clause: "MAO-SHIP-1",
    file: "matrix.ts",
    find: "if (side === 2) return (last - deep) * SIZE + (last - along);",
    replace: "if (side === 2) return (last - deep) * SIZE + along;",
  },
  {
    clause: "MAO-SHIP-2",
    file: "phases/sail.ts",
    find: "(from + distance) % POSITION_COUNT",
    replace: "(from + POSITION_COUNT - distance) % POSITION_COUNT",
  },
  {
    clause: "MAO-SHIP-3",
    file: "phases/sail.ts",
    find: 'ask.refuse(SAIL_MOVES[0] as MaoriMove, "MAO-SHIP-3");',
    replace: "ask.offer(SAIL_MOVES[0] as MaoriMove);",
  },
  {
    clause: "MAO-SHIP-5",
    file: "phases/sail.ts",
    find: "return Math.max(0, distance - free);",
    replace: "return distance > free ? 1 : 0;",
  },
  { clause: "MAO-SHIP-7", file: "ships.ts", find: "return Math.max(1, ships);", replace: "return ships;" },
  {
    clause: "MAO-SHIP-8",
    file: "phases/sail.ts",
    find: "distance <= POSITION_COUNT",
    replace: "distance < POSITION_COUNT",
  },
  // Lines and volcanoes
  {
    clause: "MAO-LINE-3",
    file: "matrix.ts",
    find: "blocked ? BEHIND_VOLCANO : skipped++",
    replace: "blocked ? BEHIND_VOLCANO : Math.min(1, skipped++)",
  },
  {
    clause: "MAO-LINE-4",
    file: "matrix.ts",
    find: "if (id === null) prices.push(EMPTY_CELL);",
    replace: "if (id === null) skipped = prices.push(EMPTY_CELL);",
  },
  {
    clause: "MAO-LINE-5",
    file: "phases/take.ts",
    find: "depot === null || hasSpace(site, tile) ? undefined",
    replace: "depot === null || site !== null ? undefined",
  },
  { clause: "MAO-VOLC-2", file: "matrix.ts", find: "      blocked = true;", replace: "      blocked = deep === 0;" },
  {
    clause: "MAO-VOLC-1",
    file: "phases/take.ts",
    find: 'if (price === VOLCANO_CELL) return "MAO-VOLC-1";',
    replace: 'if (price === VOLCANO_CELL) return "MAO-LINE-4";',
  },
  {
    clause: "MAO-REFILL-1",
    file: "phases/end-turn.ts",
    find: "if (cell !== null) refill(play, cell);",
    replace: "if (cell !== null && !passed && seat > 0) refill(play, cell);",
  },
  // Placing
  {
    clause: "MAO-PLACE-1",
    file: "placing.ts",
    find: 'if (site.pieces[space] !== null) return "MAO-PLACE-1";',
    replace: "",
  },
  {
    clause: "MAO-PLACE-3",
    file: "placing.ts",
    find: 'tile.printed.palms > 0 ? "MAO-PLACE-3"',
    replace: 'tile.printed.palms > 9 ? "MAO-PLACE-3"',
  },
  {
    clause: "MAO-PLACE-5",
    file: "placing.ts",
    find: "(open & land) === land && (open & water) === 0",
    replace: "(open & water) === 0",
  },
  {
    clause: "MAO-PLACE-5",
    file: "placing.ts",
    find: "(1 << ((side + 2) & 3))) !== 0;\n    bits",
    replace: "(1 << side)) !== 0;\n    bits",
  },
  {
    clause: "MAO-PLACE-7",
    file: "placing.ts",
    find: "neighbour < 0 && (open & (1 << side)) !== 0",
    replace: "neighbour < -1 && (open & (1 << side)) !== 0",
  },
  {
    clause: "MAO-PLACE-8",
    file: "plan.ts",
    find: "return playable[neighbour] ? neighbour : -1;",
    replace: "return neighbour;",
  },
  {
    clause: "MAO-PLACE-10",
    file: "phases/destination.ts",
    find: "const shells = receive(play.state, owner, printed.shells);",
    replace: "const shells = receive(play.state, owner, Math.min(1, printed.shells));",
  },
  // Depot, discard, nothing, shells
  {
    clause: "MAO-DEPOT-2",
    file: "phases/destination.ts",
    find: 'ask.refuse(DEPOT, "MAO-DEPOT-2")',
    replace: "ask.offer(DEPOT)",
  },
  {
    clause: "MAO-DEPOT-5",
    file: "phases/destination.ts",
    find: 'if (cell === null) ask.refuse(DEPOT, "MAO-DEPOT-5");',
    replace: "if (cell === null) ask.offer(DEPOT);",
  },
  { clause: "MAO-DISC-1", file: "phases/action.ts", find: "  play.state.box.push(tile.printed.id);", replace: "" },
  {
    clause: "MAO-PASS-1",
    file: "phases/action.ts",
    find: "    else ask.offer(PASS);",
    replace: "    else if (site.pieces[0] === null) ask.offer(PASS);",
  },
  { clause: "MAO-SHELL-2", file: "shells.ts", find: "  state.supply += price;", replace: "" },
  {
    clause: "MAO-SHELL-4",
    file: "shells.ts",
    find: "return Math.min(printed, state.supply);",
    replace: "return printed;",
  },
  {
    clause: "MAO-INFO-2",
    file: "view.ts",
    find: "pile: state.pile.slice().sort(),",
    replace: "pile: state.pile.slice(),",
  },
  // End of the game
  {
    clause: "MAO-END-1",
    file: "phases/end-turn.ts",
    find: "planOf(play).spaces.every((space) => layout[space] !== null)",
    replace: "layout.every((piece) => piece !== null)",
  },
  {
    clause: "MAO-END-2",
    file: "phases/end-turn.ts",
    find: "const turnsLeft = play.state.seats.length - 1;",
    replace: "const turnsLeft = play.state.seats.length;",
  },
  {
    clause: "MAO-END-4",
    file: "phases/end-turn.ts",
    find: "pile.length === 0 && matrix.every((id) => id === null || pack.volcanoes.has(id))",
    replace: "pile.length === 0 && matrix.every((id) => id === null)",
  },
  {
    clause: "MAO-END-5",
    file: "phases/end-turn.ts",
    find: "state.passes = passed ? state.passes + 1 : 0;",
    replace: "state.passes += passed ? 1 : 0;",
  },
  {
    clause: "MAO-END-6",
    file: "phases/end-turn.ts",
    find: "if (state.ending !== null) return --state.ending.turnsLeft === 0;",
    replace: "if (state.ending !== null && !isStagnant(play, seat)) return --state.ending.turnsLeft === 0;",
  },
  // Scoring
  { clause: "MAO-SCORE-1", file: "scoring.ts", find: "for (const space of removed) left[space] = null;", replace: "" },
  {
    clause: "MAO-SCORE-2",
    file: "islands.ts",
    find: "if (next < 0 || !isOpen(pieces[next], side + 2)) finished = false;",
    replace: "if (next >= 0 && !isOpen(pieces[next], side + 2)) finished = false;",
  },
  {
    clause: "MAO-SCORE-3",
    file: "scoring.ts",
    find: "ships: shipsOn(plan, options, left),",
    replace: "ships: shipsOn(plan, options, pieces),",
  },
  { clause: "MAO-SCORE-5", file: "islands.ts", find: "hasHut ||= tile.hasHut;", replace: "hasHut = tile.hasHut;" },
  {
    clause: "MAO-SCORE-6",
    file: "islands.ts",
    find: "partner?.lei === (side + 2) % 4 ? next : -1",
    replace: "partner ? next : -1",
  },
  {
    clause: "MAO-SCORE-7",
    file: "scoring.ts",
    find: "board.ships === mostShips ? board.ships",
    replace:
      "board.ships === mostShips && boards.filter((rival) => rival.ships === mostShips).length === 1 ? board.ships",
  },
  {
    clause: "MAO-SCORE-8",
    file: "scoring.ts",
    find: "board.shells === mostShells ? board.shells",
    replace: "board.shells >= 1 ? board.shells",
  },
  {
    clause: "MAO-SCORE-10",
    file: "scoring.ts",
    find: "plan.spaces.filter((space) => left[space] === null).length",
    replace: "left.filter((piece) => piece === null).length",
  },
  {
    clause: "MAO-SCORE-12",
    file: "scoring.ts",
    find: "one.total === other.total && one.shells > other.shells",
    replace: "one.total === other.total && one.shells < other.shells",
  },
  // Coloured ship
  {
    clause: "MAO-VAR-2",
    file: "phases/destination.ts",
    find: "(variant === 1 && from !== null)",
    replace: "variant === 1",
  },
  {
    clause: "MAO-VAR-3",
    file: "placing.ts",
    find: 'if (ship >= 0 && !areNeighbours(site.plan, ship, space)) return "MAO-VAR-3";',
    replace: 'if (ship >= 0 && ship === space) return "MAO-VAR-3";',
  },
  {
    clause: "MAO-VAR-5",
    file: "phases/action.ts",
    find: "if (owner.ship === name) leaveBoard(play, seat, name);",
    replace: "",
  },
  {
    clause: "MAO-V1-1",
    file: "turn.ts",
    find: "play.state.options.variant === 1 && canMoveShip",
    replace: "play.state.options.variant >= 1 && canMoveShip",
  },
  {
    clause: "MAO-V1-3",
    file: "phases/coloured-ship.ts",
    find: 'if (ship === null) ask.refuse(KEEP, "MAO-V1-3");',
    replace: "if (ship === null) ask.offer(KEEP);",
  },
  {
    clause: "MAO-V2-2",
    file: "phases/action.ts",
    find: "play.state.options.variant === 2 && space === site.ship",
    replace: "play.state.options.variant === 3 && space === site.ship",
  },
  { clause: "MAO-STEP-1", file: "phases/action.ts", find: "  pay(play.state, owner, 1);", replace: "" },
  {
    clause: "MAO-STEP-2",
    file: "phases/step.ts",
    find: 'if (!areNeighbours(site.plan, site.ship, space)) return "MAO-STEP-2";',
    replace: "",
  },
  {
    clause: "MAO-STEP-3",
    file: "phases/step.ts",
    find: "price <= left && hasSpace(site, tile, from)",
    replace: "hasSpace(site, tile, from)",
  },
  {
    clause: "MAO-STEP-3",
    file: "phases/step.ts",
    find: "    if (left === 0) continue;",
    replace: "    if (left >= 0) continue;",
  },
  // Atoll
  {
    clause: "MAO-ATOLL-2",
    file: "scoring.ts",
    find: "(inside ? scoring.insideAtollFactor : 1)",
    replace: "(inside && !hasHut ? scoring.insideAtollFactor : 1)",
  },
  {
    clause: "MAO-ATOLL-3",
    file: "islands.ts",
    find: "spaces.every((space) => plan.inside[space])",
    replace: "spaces.some((space) => plan.inside[space])",
  },
  {
    clause: "MAO-ATOLL-5",
    file: "ships.ts",
    find: 'pieces[plan.shipSpace] !== null && atollShips === "covered"',
    replace: "pieces[plan.shipSpace] !== null",
  },
  {
    clause: "MAO-COMB-2",
    file: "index.ts",
    find: "seats >= fewestPlayers && seats <= mostPlayers",
    replace: "seats >= fewestPlayers",
  },
];
