import { questions } from "@outrigger/testkit";
import { text } from "./index.ts";
import { others } from "./testing/others.ts";
import { asked } from "./testing/questions.ts";

questions({ text, asked, others });
