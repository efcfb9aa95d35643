import { ruleScenes } from "@outrigger/testkit";
import { arrange } from "../arrange/index.ts";
import { rules } from "../rules/index.ts";
import { text } from "../text/index.ts";
import { scenes, turn } from "./index.ts";

ruleScenes({ game: { rules, arrange }, scenes, turn, text, least: 0.8 });
