// The games in which the tactics stand, as far as they are needed: played by bots, seed and moves.
import type { TacticGame } from "@outrigger/testkit/tactics";

export const games: Readonly<Record<string, TacticGame>> = {
  "601": {
    seats: 2,
    seed: 601,
    moves:
      "place 2, pay kakapo, count 2, end, neutral 12 bird1, place 7, pay tui, count 3, end, neutral 5 bird1, defend, pay kea, pay moa, confirm, sell 7 possum, pay kiwi, confirm, end, neutral 2 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 12 bird1, place 11, pay tui, count 3, moveBirds 11, count 2, to 7, end, neutral 8 bird2, place 12, pay tui, count 3, end, neutral 11 bird1, place 2, pay tui, count 3, end, neutral 2 bird1, place 2, pay kakapo, count 2, end, neutral 2 bird1, leader 11, pay kiwi, confirm, end, neutral 12 bird1, buy move_birds place_stronghold, pay morepork, pay morepork, confirm, end, neutral 11 bird2, place 10, pay pukeko, count 4, moveBirds 2, count 2, to 7, end, neutral 2 bird1, buy move_birds, pay kea, pay kiwi, confirm, end, neutral 12 bird2, moveBirds 2, count 2, to 7, pass, end, neutral 8 bird1",
  },
  "604": {
    seats: 2,
    seed: 604,
    moves:
      "place 10, pay tui, count 3, end, neutral 7 bird1, place 8, pay tui, pay moa, count 4, end, neutral 10 bird2, place 11, pay tui, count 3, end, neutral 6 bird2, place 8, pay pukeko, pay kakapo, count 6, end, neutral 4 bird1, place 7, pay pukeko, pay kakapo, count 6, end, neutral 11 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 9 bird1, moveBirds 11, count 1, to 12, attack 3, pay haasts_eagle, confirm, pay tui, count 3, end, neutral 4 bird1, buy move_birds, pay kea, pay kea, confirm, end, neutral 3 bird1, moveBirds 7, count 2, to 5, pass, end, neutral 11 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 10 bird2, moveBirds 8, count 2, to 9, pass, end, neutral 10 bird1, attack 1, pay haasts_eagle, confirm, count 0, end, neutral 6 bird1, place 12, pay kea, count 1, end, neutral 3 bird1, attack 4, pay haasts_eagle, pay haasts_eagle, confirm, count 0, end",
  },
  "605": {
    seats: 2,
    seed: 605,
    moves:
      "place 4, pay pukeko, pay tui, count 7, end, neutral 2 bird2, attack 1, pay haasts_eagle, confirm, pay kea, pay moa, count 2, end, neutral 12 bird1, place 9, pay pukeko, count 4, end, neutral 8 bird1, place 7, pay moa, count 1, end, neutral 11 bird1, place 9, pay pukeko, pay kea, count 5, end, neutral 11 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 12 bird1, place 7, pay tui, pay tui, count 6, moveBirds 7, count 2, to 10, end, neutral 11 bird1, place 5, pay kea, count 1, end, neutral 1 bird1, sell 5 dog, pay kiwi, pay kiwi, confirm, end, neutral 10 bird1, pass, end, neutral 9 bird1, defend, pay haasts_eagle, confirm, place 8, pay tui, count 3, end, neutral 6 bird2, neutral 11 bird2, decline, neutral 1 bird1, leader 1, pay kiwi, confirm, end",
  },
  "606": {
    seats: 2,
    seed: 606,
    moves:
      "place 8, pay pukeko, pay kea, count 5, end, neutral 9 bird1, place 8, pay pukeko, pay pukeko, count 8, end, neutral 1 bird1, place 3, pay kakapo, count 2, end, neutral 4 bird1, place 7, pay kakapo, count 2, end, neutral 4 bird1, defend, pay haasts_eagle, pay tui, pay tui, confirm, attack 2, pay haasts_eagle, pay kea, confirm, pay pukeko, pay pukeko, count 8, end, neutral 3 bird1, place 2, pay pukeko, count 4, end, neutral 5 bird1, place 11, pay pukeko, count 2, end, neutral 2 bird2, pass, end, neutral 11 bird2, place 12, pay pukeko, count 1, end, neutral 3 bird1, leader 3, pay kiwi, confirm, end, neutral 7 bird2, pass, end, neutral 7 bird1, pass, end, neutral 11 bird1, decline, decline, attack 8, pay haasts_eagle, confirm, count 0, end, neutral 11 bird2",
  },
  "608": {
    seats: 2,
    seed: 608,
    moves:
      "place 9, pay tui, count 3, end, neutral 7 bird2, place 9, pay pukeko, count 4, end, neutral 4 bird1, place 10, pay pukeko, count 4, end, neutral 11 bird1, attack 1, pay haasts_eagle, pay moa, confirm, pay kakapo, pay moa, count 3, end, neutral 10 bird2, sell 1 possum, pay kiwi, confirm, end, neutral 11 bird1, attack 2, pay haasts_eagle, pay haasts_eagle, confirm, pay kakapo, pay kakapo, count 4, end, neutral 7 bird1, place 2, pay tui, count 3, end, neutral 12 bird1, buy move_birds, pay kea, pay kea, confirm, end, neutral 10 bird1, moveBirds 9, count 2, to 12, place 2, pay kea, count 1, end, neutral 10 bird1, buy move_birds, pay kiwi, pay moa, confirm, end, neutral 7 bird1, moveBirds 10, count 2, to 1, pass, end, neutral 2 bird2",
  },
  "609": {
    seats: 2,
    seed: 609,
    moves:
      "place 1, pay tui, count 3, end, neutral 11 bird1, place 1, pay pukeko, count 4, end, neutral 2 bird1, place 9, pay pukeko, count 4, end, neutral 8 bird1, place 9, pay pukeko, pay moa, count 5, end, neutral 12 bird1, defend, pay kea, pay moa, confirm, place 5, pay kea, count 1, end, neutral 7 bird2, buy any_territory move_birds, pay morepork, confirm, end, neutral 11 bird1, moveBirds 9, count 2, to 8, place 11, pay tui, count 3, end, neutral 9 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 8 bird1, moveBirds 9, count 2, to 1, sell 5 rat, pay kiwi, confirm, end, neutral 11 bird2, leader 8, pay kiwi, confirm, end, neutral 10 bird2, place 1, pay L02, count 2, end, neutral 7 bird1, buy move_birds, pay kiwi, pay kiwi, confirm, end, neutral 4 bird1, moveBirds 1, count 2, to 12, pass, end, neutral 8 bird2",
  },
  "610": {
    seats: 2,
    seed: 610,
    moves:
      "place 6, pay pukeko, count 4, end, neutral 3 bird1, place 6, pay kakapo, pay kakapo, pay moa, count 5, end, neutral 12 bird1, place 4, pay kakapo, count 2, end, neutral 5 bird2, place 4, pay tui, count 3, end, neutral 11 bird1, place 8, pay tui, pay tui, count 6, end, neutral 2 bird1, buy move_birds place_stronghold, pay morepork, pay morepork, confirm, end, neutral 3 bird1, moveBirds 4, count 1, to 7, buy draw_one any_territory, pay morepork, confirm, stronghold 7, end, neutral 4 bird1, buy move_birds, pay kea, pay kiwi, confirm, end, neutral 7 bird1, attack 2, pay haasts_eagle, pay haasts_eagle, confirm, count 0, moveBirds 8, count 2, to 7, end, neutral 2 bird2, drawOne, leader 6, pay kiwi, confirm, end, neutral 4 bird1, decline, decline, place 9, pay L03, count 3, end, neutral 11 bird2, pass, end, neutral 9 bird1, defend, pay haasts_eagle, confirm, leader 7, pay kiwi, confirm, end, neutral 10 bird1",
  },
  "612": {
    seats: 2,
    seed: 612,
    moves:
      "place 10, pay kakapo, count 2, end, neutral 11 bird1, place 10, pay pukeko, count 4, end, neutral 10 bird2, place 8, pay pukeko, pay kakapo, count 6, end, neutral 7 bird1, place 8, pay pukeko, pay pukeko, pay moa, count 9, end, neutral 10 bird2, place 11, pay tui, count 3, end, neutral 2 bird1, place 9, pay kakapo, count 2, end, neutral 10 leader, place 12, pay tui, count 3, end, neutral 7 bird1, place 3, pay kea, count 1, end, neutral 5 bird2, pass, end, neutral 9 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 11 bird1, moveBirds 8, count 2, to 4, attack 1, pay haasts_eagle, confirm, pay moa, count 1, end, neutral 7 bird1, pass, end, neutral 1 bird1, defend, pay haasts_eagle, confirm, decline, pass, end, neutral 9 bird1, buy two_fight any_territory, pay morepork, confirm, end",
  },
  "613": {
    seats: 2,
    seed: 613,
    moves:
      "place 1, pay kakapo, count 2, end, neutral 4 bird1, place 5, pay tui, count 3, end, neutral 1 bird2, defend, pay haasts_eagle, pay kea, confirm, place 10, pay pukeko, count 4, end, neutral 11 bird1, place 12, pay tui, count 3, end, neutral 6 bird2, place 5, pay kakapo, pay kea, count 3, end, neutral 7 bird2, place 3, pay pukeko, count 4, end, neutral 4 bird1, decline, decline, decline, place 1, pay pukeko, pay tui, count 7, end, neutral 10 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 11 bird1, moveBirds 12, count 1, to 8, sell 8 possum, pay kiwi, confirm, end, neutral 9 bird1, buy move_birds, pay kea, pay kiwi, confirm, end, neutral 10 bird1, place 7, pay pukeko, count 4, moveBirds 1, count 2, to 8, end, neutral 12 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 7 bird2, moveBirds 1, count 2, to 8, pass, end, neutral 10 bird1, leader 1, pay kiwi, confirm, end",
  },
  "614": {
    seats: 2,
    seed: 614,
    moves:
      "place 10, pay tui, count 3, end, neutral 8 bird1, place 1, pay pukeko, count 4, end, neutral 10 bird2, defend, pay haasts_eagle, pay moa, confirm, sell 1 dog, pay kiwi, pay kiwi, confirm, end, neutral 10 bird1, place 2, pay kakapo, count 2, end, neutral 3 bird1, place 5, pay pukeko, count 4, end, neutral 4 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 6 bird1, place 7, pay pukeko, count 4, moveBirds 7, count 2, to 6, end, neutral 10 bird1, place 7, pay pukeko, count 4, end, neutral 3 bird1, defend, pay kea, pay kea, pay kea, confirm, place 6, pay pukeko, count 3, end, neutral 12 bird1, pass, end, neutral 2 bird1, pass, end, neutral 10 bird2, pass, end, neutral 8 bird1, decline, decline, decline, buy any_territory, pay kiwi, confirm, end, neutral 11 bird1",
  },
  "617": {
    seats: 2,
    seed: 617,
    moves:
      "place 1, pay kakapo, count 2, end, neutral 1 bird2, place 8, pay pukeko, count 4, end, neutral 10 bird2, place 6, pay tui, count 3, end, neutral 10 bird1, place 8, pay pukeko, pay kea, count 5, end, neutral 5 bird2, defend, pay haasts_eagle, confirm, place 11, pay kea, pay kea, count 2, end, neutral 4 bird1, place 11, pay pukeko, pay kakapo, count 6, end, neutral 11 bird2, place 7, pay tui, count 3, end, neutral 1 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 6 bird1, moveBirds 1, count 1, to 12, buy any_territory move_birds, pay morepork, confirm, end, neutral 4 leader, buy draw_one move_birds, pay morepork, pay moa, confirm, end, neutral 12 bird1, moveBirds 11, count 2, to 1, drawOne, attack 3, pay kea, pay kea, pay moa, confirm, count 0, end, neutral 3 bird2, moveBirds 11, count 2, to 1, leader 8, pay kiwi, confirm, end, neutral 11 bird1, place 1, pay L03, count 3, end, decline, decline, place 4, pay kakapo, count 2, end, neutral 10 bird2, attack 1, pay haasts_eagle, pay moa, confirm, pay pukeko, pay pukeko, count 8, end, neutral 11 bird1, defend, pay haasts_eagle, confirm, sell 1 dog, pay kiwi, pay kakapo, confirm, end, neutral 6 bird2, sell 7 possum, pay kiwi, pay kakapo, confirm, end, neutral 8 bird1, decline, decline, decline, place 4, pay tui, pay tui, count 6, end, neutral 12 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 12 bird1, decline, place 4, pay pukeko, count 4, moveBirds 4, count 2, to 7, end, neutral 4 bird1, pass, end, pass, end, neutral 4 bird1, place 12, pay kakapo, count 2, end, pass, end, neutral 4 bird1, attack 2, pay kea, pay tui, confirm",
  },
  "619": {
    seats: 2,
    seed: 619,
    moves:
      "place 11, pay pukeko, count 4, end, neutral 2 bird1, place 7, pay tui, count 3, end, neutral 11 bird2, place 4, pay kakapo, count 2, end, neutral 11 bird1, place 4, pay tui, pay kakapo, count 5, end, neutral 7 bird1, place 10, pay tui, count 3, end, neutral 4 bird2, place 10, pay pukeko, count 4, end, neutral 10 bird2, defend, pay haasts_eagle, pay haasts_eagle, confirm, attack 3, pay kea, pay kea, pay moa, pay tui, confirm, pay pukeko, count 4, end, neutral 11 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 10 bird1, moveBirds 11, count 2, to 12, place 8, pay tui, count 3, end, neutral 10 bird1, pass, end, neutral 12 bird1, place 12, pay tui, count 3, end, neutral 9 bird1, pass, end, neutral 4 bird2, sell 8 rat, pay kiwi, confirm, end, neutral 7 bird1, buy exchange_three any_territory, pay morepork, confirm, end, neutral 10 leader, pass, end, neutral 9 leader, place 10, pay tui, count 3, end, buy any_territory move_birds, pay morepork, confirm, end, defend, pay haasts_eagle, confirm, moveBirds 4, count 2, to 8, pass, exchangeThree, discard kea, discard morepork, discard tui, confirm, end, buy move_birds, pay kea, pay moa, confirm, end, moveBirds 12, count 2, to 8, sell 10 dog, pay kiwi, pay kiwi, confirm, end, buy move_birds, pay kiwi, pay kiwi, confirm, end, defend, pay haasts_eagle, pay tui, confirm, moveBirds 10, count 2, to 8, leader 7, pay kiwi, confirm, end, neutral 11 leader, place 3, pay pukeko, count 4, end, defend, pay haasts_eagle, confirm, decline, place 3, pay pukeko, count 3, end, neutral 7 bird2, pass, end, neutral 3 bird2, decline",
  },
  "622": {
    seats: 2,
    seed: 622,
    moves:
      "place 3, pay pukeko, count 4, end, neutral 12 bird2, place 5, pay tui, count 3, end, neutral 7 bird1, sell 5 dog, pay kiwi, pay kiwi, confirm, end, neutral 8 bird1, place 1, pay tui, count 3, end, neutral 7 leader, place 4, pay pukeko, pay moa, count 5, end, neutral 2 bird1, place 11, pay kea, count 1, end, neutral 2 leader, decline, buy draw_one any_territory, pay morepork, confirm, end, neutral 12 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 2 bird2, moveBirds 3, count 2, to 5, place 11, pay pukeko, count 4, end, neutral 6 bird1, place 10, pay pukeko, count 4, drawOne, end, neutral 9 bird2, defend, pay haasts_eagle, pay kea, confirm, place 3, pay kakapo, count 2, end, neutral 6 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 3 bird2, moveBirds 11, count 1, to 3, pass, end, neutral 11 bird1",
  },
  "623": {
    seats: 2,
    seed: 623,
    moves:
      "place 2, pay kakapo, count 2, end, neutral 10 bird1, attack 1, pay kea, pay kea, pay tui, confirm, pay kakapo, count 2, end, neutral 8 bird1, defend, pay haasts_eagle, confirm, place 9, pay kakapo, count 2, end, neutral 7 bird1, place 9, pay pukeko, count 4, end, neutral 3 bird1, place 1, pay pukeko, pay tui, pay moa, count 8, end, neutral 5 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 2 bird2, place 2, pay pukeko, pay kakapo, count 6, moveBirds 9, count 1, to 11, end, neutral 2 bird1, pass, end, neutral 1 bird1, place 11, pay kea, count 1, end, neutral 1 bird1, leader 11, pay kiwi, confirm, end, neutral 8 bird1, buy draw_one, pay L09, confirm, end, neutral 9 bird2, sell 11 possum, pay kiwi, confirm, end, neutral 1 bird1, pass, end, neutral 10 bird1, drawOne, attack 4, pay haasts_eagle, confirm, count 0, end, neutral 9 bird2, attack 3, pay kea, pay moa, confirm, pay kakapo, count 2, end, neutral 4 bird1, attack 5, pay haasts_eagle, confirm, pay kakapo, count 1, end, neutral 9 bird2, buy two_fight any_territory, pay morepork, confirm, end, neutral 2 bird1, sell 9 possum, pay kiwi, pay kakapo, confirm, end, place 5, pay tui, count 3, end, buy move_birds, pay moa, pay moa, confirm, end, neutral 4 leader, defend, pay haasts_eagle, confirm, defend, pay kea, pay kea, confirm, moveBirds 9, count 2, to 3, pass, end, skip, pass, end, place 3, pay pukeko, count 1, end, neutral 10 leader, buy move_birds, pay kea, pay kiwi, confirm, end",
  },
  "625": {
    seats: 2,
    seed: 625,
    moves:
      "place 10, pay tui, count 3, end, neutral 7 bird1, place 8, pay tui, count 3, end, neutral 5 bird1, place 3, pay kakapo, count 2, end, neutral 2 bird1, place 12, pay kakapo, count 2, end, neutral 8 bird1, place 8, pay pukeko, pay tui, count 7, end, neutral 10 bird2, place 6, pay pukeko, count 4, end, neutral 2 bird1, sell 6 dog, pay kiwi, pay moa, confirm, end, neutral 10 bird2, buy any_territory move_birds, pay morepork, confirm, end, neutral 11 bird1, moveBirds 10, count 2, to 6, attack 1, pay haasts_eagle, confirm, pay kea, count 1, end, neutral 7 bird1, place 9, pay moa, count 1, end, neutral 4 bird1, place 1, pay pukeko, count 4, end, neutral 4 bird2, pass, end, neutral 9 bird1, leader 8, pay kiwi, confirm, end, neutral 11 bird1",
  },
  "626": {
    seats: 2,
    seed: 626,
    moves:
      "place 10, pay pukeko, count 4, end, neutral 8 bird2, place 10, pay pukeko, pay kakapo, count 6, end, neutral 7 bird1, place 5, pay pukeko, count 4, end, neutral 11 bird1, place 7, pay kakapo, count 2, end, neutral 5 bird2, place 5, pay tui, pay kakapo, count 5, end, neutral 12 bird2, place 7, pay tui, count 3, end, neutral 7 bird1, place 6, pay moa, count 1, end, neutral 3 bird1, attack 1, pay haasts_eagle, pay haasts_eagle, confirm, pay pukeko, count 4, end, neutral 9 bird1, leader 5, pay kiwi, confirm, end, neutral 3 bird1, buy any_territory move_birds, pay morepork, confirm, end, neutral 5 bird1, sell 6 dog, pay kiwi, pay moa, confirm, moveBirds 10, count 1, to 1, end, neutral 4 bird2, pass, end, neutral 7 bird1, buy any_territory, pay kiwi, confirm, end, neutral 5 bird1, pass, end",
  },
};
