import { questions } from "@outrigger/testkit";
import { text } from "./index.ts";
import others from "./testing/others.json" with { type: "json" };
import asked from "./testing/questions.json" with { type: "json" };

questions({ text, asked, others });
