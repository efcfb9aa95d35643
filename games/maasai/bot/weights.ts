// What things are worth to the bots, in animals on the table. Measured by play against each other, not derived.

/** How likely the owner gets land closed that reaches open edges so many times. */
const CLOSING = [1, 0.55, 0.38, 0.25, 0.17, 0.11, 0.07, 0.05] as const;

export function chanceToClose(openings: number): number {
  return CLOSING[Math.min(openings, CLOSING.length - 1)] as number;
}

export const weights = {
  /** Land with a dead edge is closed only if a fence happens to cut it. */
  deadLand: 0.12,
  /** A boy at home. */
  boy: 0.7,
  /** A warrior at home: for later rounds, and for every turn (up to three) in which he may still build in this one. */
  warrior: 0.5,
  warriorTurn: 0.35,
  /** A claim ties its person up, for good once its land is closed. */
  tiedBoy: 0.3,
  tiedWarrior: 0.9,
  /** An opponent's animal counts nearly as much as an own one. */
  rivalry: 0.85,
  /** What zebu are worth more than other animals at the end, when they decide. */
  zebuAtEnd: 1.2,
  /** Half of what a turn brings: whoever is to move is that much better off than it looks. */
  tempo: 0.9,
  /** Best and second ring that whoever is to move may close, a shield of it. */
  ringToClose: 0.3,
  secondRing: 0.12,
  /** Chance to close the ring a first shield prepares with the second, and to be robbed of one left open. */
  ringPrepared: 0.75,
  ringLeft: 0.35,
  /** An empty pen decides the game. */
  victory: 40,
};
