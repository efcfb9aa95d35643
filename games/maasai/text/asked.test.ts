import { questions } from "@outrigger/testkit";
import asked from "./asked.json" with { type: "json" };
import others from "./asked-by-others.json" with { type: "json" };
import { text } from "./index.ts";

questions({ text, asked, others });
