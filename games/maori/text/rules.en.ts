import type { RulesText } from "@outrigger/text";

export const rules: RulesText = {
  sections: [
    {
      title: "What it is about",
      body: [
        "Two to five players sail the same ship round sixteen open tiles and lay what they take on a board of their own, until somebody's board is full.",
        "Points come from palms on finished islands, from complete leis, and from having the most ships or shells. Empty spaces cost points.",
      ],
    },
    {
      title: "Set-up",
      body: [
        "![matrix]",
        "Sixteen tiles lie face up, four by four; volcanoes are not among them at the start. The rest is the pile.",
        "Everybody has a board with two printed ships, an empty depot and five shells. The other shells are the supply.",
        "A player drawn at random puts the explorer ship at the edge of the matrix. The player to the left has the first turn.",
      ],
    },
    {
      title: "Your turn",
      body: [
        "- Move the explorer ship. This is never left out.",
        "- Then carry out one action: take a tile onto your board, take a tile into your depot, play the depot tile, discard a tile of your board, or do nothing.",
        "{variant, select, 0 {} other {- With a coloured ship: see to it.}}",
        "Nothing new is revealed before you end the turn, so up to then you can take everything back.",
      ],
    },
    {
      title: "Moving the explorer ship",
      body: [
        "![explorer]",
        "The ship goes clockwise round the matrix, at least one position. It goes one position for each ship on your board without payment; every further one costs a shell. A corner tile has two positions.",
        "Ships on your tiles count as soon as the tile lies on your board. A full lap is the most.",
      ],
    },
    {
      title: "Taking a tile",
      body: [
        "![line]",
        "You take from the row or column in front of the ship. The tile next to the ship is free; a tile further in costs a shell for every tile you skip. Emptied cells cost nothing.",
        "You may take only what you can pay for, and what has a place to go: a space where it fits, or your empty depot.",
        "![volcano]",
        "A volcano cannot be taken, nor anything behind it as seen from the ship. One that comes up from the pile stays to the end.",
        "At the end of the turn the cell is filled from the pile. When the pile is used up it stays empty.",
      ],
    },
    {
      title: "Placing",
      body: [
        "![fit]",
        "A tile goes on any empty space{variant, select, 0 {} other {, with a coloured ship next to its tile}}. On every side that touches another tile, land must meet land and water must meet water.{board, select, atoll {} square {} other { Printed land at the edge is no space.}}",
        "Palms stand upright, so a tile with palms lies as printed. {rotation, select, none {At this table no other tile is turned either.} palmFree {A tile without palms may be turned.} other {A tile without palms may be turned, unless the table turns none.}}",
        "An open side may face the edge, but then its island can never be finished.",
        "For shells printed on the tile you receive as many shells from the supply, as far as it lasts.",
      ],
    },
    {
      title: "Depot, discarding, doing nothing",
      body: [
        "Your depot holds one tile. Stored, it gives neither shells nor ships; in a later turn you may place it instead of taking a tile.",
        "You may discard any tile of your board{variant, select, 0 {} 1 {} 2 {, except the one under your coloured ship} other {, in variant 2 except the one under your coloured ship}}. It is out of the game; shells received for it are yours to keep.",
        "You may always do nothing{variant, select, 0 {} other {, except after a paid step of the coloured ship}}.",
      ],
    },
    {
      title: "The end",
      body: [
        "When somebody's board is full, finished islands or not, all others have one more turn.",
        "The same holds when the pile is used up and the matrix has no tile left to take. If nobody does anything for {stagnationRounds, select, any {three rounds (or as many as the table says)} 1 {a whole round} other {{stagnationRounds} rounds}} on end, the game is scored at once.",
      ],
    },
    {
      title: "Scoring",
      body: [
        "First unfinished islands go: every island with an open side that meets no other. Their spaces are empty.",
        "![island]",
        "- Each palm: 1 point; 2 points on an island with a hut{board, select, base {} square {} other {; inside the atoll twice that}}.",
        "![lei]",
        "- Each lei whose two halves meet: 10 points.",
        "- Most ships, printed ones included: 1 point for each of them. Equal players all score.",
        "- Most shells: 1 point for each of them. Equal players all score.",
        "- Each empty space: 1 point less. Depot tiles do not count.",
        "The highest total wins, then the most shells; who is still equal wins together.",
      ],
    },
    {
      title: "The coloured ship",
      body: [
        "![coloured-ship]",
        "{variant, select, 0 {At this table there is no coloured ship. } other {}}Two variants add a ship of your colour. It comes onto your first tile; every later tile must be laid right next to the tile with the ship.",
        "{variant, select, 2 {} other {- Variant 1: after your action you may put it on any other tile of yours.}}",
        "{variant, select, 1 {} other {- Variant 2: it always goes to the tile just placed. Apart from paid steps nothing else moves it, and its tile cannot be discarded.}}",
        "- Before you take a tile from the matrix or the depot it may move from tile to neighbouring tile for a shell a step. After such a step you must take{variant, select, 1 {} 2 {, and what you take goes onto your board, not into the depot} other {; in variant 2 what you take then goes onto your board, not into the depot}}.",
      ],
    },
    {
      title: "The atoll",
      body: [
        "![atoll]",
        "{board, select, base {At this table the front side is used. } square {At this table the square front side is used. } other {}}The back of the board has 20 spaces, for two to four players. On islands wholly inside the atoll palms count double: 2 points, with a hut 4.",
        "The space with the printed ships is an ordinary space; {atollShips, select, persistent {at this table a tile on it does not hide the ships} covered {a tile on it covers the ships} other {a tile on it covers the ships, unless the table says otherwise}}.",
      ],
    },
    {
      title: "What is certain and what is not",
      body: [
        "The numbers of tiles of each kind, shells and points are those of the rulebook. Which symbols are printed on which tile, where the printed land lies and the shape of the atoll are reconstructed; the page of components says so for every group. Owners of the game can correct them in a component pack.",
      ],
    },
  ],
  glossary: [
    { term: "Explorer ship", meaning: "The one ship all players move round the matrix." },
    { term: "Coloured ship", meaning: "A player's own marker in the variants. It never counts as a ship." },
    { term: "Ship", meaning: "A symbol on the board or on a tile: carries the explorer on, and counts at the end." },
    { term: "Shell", meaning: "What is paid with; the most shells score at the end." },
    { term: "Supply", meaning: "The shells nobody owns." },
    { term: "Matrix", meaning: "The sixteen open tiles, four by four." },
    { term: "Line", meaning: "The row or column in front of the explorer ship." },
    { term: "Edge position", meaning: "One of the sixteen places for the explorer ship." },
    { term: "Pile", meaning: "The tiles still face down." },
    { term: "Box", meaning: "Where discarded tiles go." },
    { term: "Space", meaning: "A place for one tile on a player board." },
    { term: "Printed land", meaning: "The parts of the board where no tile can lie." },
    { term: "Depot", meaning: "A place beside your board for one tile." },
    { term: "Single island", meaning: "A tile that is a finished island by itself." },
    { term: "End", meaning: "A tile with one open side." },
    { term: "Middle", meaning: "A tile with two opposite open sides." },
    { term: "Open side", meaning: "A side where land goes on." },
    { term: "Volcano", meaning: "A tile that stays and blocks the view along its lines." },
    { term: "Palm", meaning: "A point on a finished island; keeps its tile upright." },
    { term: "Hut", meaning: "Doubles the palms of its island." },
    { term: "Lei", meaning: "A flower garland in two halves: ten points when they meet." },
    { term: "Finished island", meaning: "An island all of whose open sides meet open sides." },
    { term: "Atoll", meaning: "The back of the board; palms inside it count double." },
    { term: "Reef", meaning: "The line round the inside of the atoll." },
    { term: "To skip", meaning: "To pass a tile in the line, for a shell." },
    { term: "Majority", meaning: "Having the most ships or shells, alone or with others." },
  ],
};
