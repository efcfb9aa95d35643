// Who wins a fight, how far the loser runs and who panics, by strengths and dice alone: for the rules, and for words and pictures.
export interface Outcome {
  readonly attackerWins: boolean;
  /** Hexes the loser retreats. */
  readonly hexes: number;
}

/** The dice of a combat: the stronger side adds the difference, the defender wins ties. */
export function resolve(attack: number, defence: number, attackDie: number, defenceDie: number): Outcome {
  const margin = attackDie + attack - (defenceDie + defence);
  return { attackerWins: margin > 0, hexes: retreatLength(Math.abs(margin)) };
}

export function retreatLength(difference: number): number {
  return difference < 4 ? 1 : Math.floor(difference / 2);
}

/** What is added to each die: the stronger side's edge (TAH-LCOM-11). */
export function edgesOf([attack, defence]: readonly [attack: number, defence: number]): readonly [number, number] {
  return [Math.max(0, attack - defence), Math.max(0, defence - attack)];
}

/** Ways out of 36 in which the attacker wins. */
export function waysToWin(attack: number, defence: number): number {
  let ways = 0;
  for (let attackDie = 1; attackDie <= 6; attackDie++)
    for (let defenceDie = 1; defenceDie <= 6; defenceDie++)
      if (resolve(attack, defence, attackDie, defenceDie).attackerWins) ways++;
  return ways;
}

/** TAH-PANIC-1: an odd die. */
export function isPanic(die: number): boolean {
  return die % 2 === 1;
}
