import { building, type TahitiScene } from "../scene.ts";

export const scenes: readonly TahitiScene[] = [
  {
    clauses: ["TAH-DEPL-1"],
    position: building("0@506 population; 1@506 population; 0@507 population", {
      options: { jungleDepletion: true },
      control: { faaa: 0 },
    }),
    before: "harvest 506, harvest 507, endBuild, endMove | 1 2",
    forbidden: "harvest 506",
    allowed: "endBuild",
  },
];
