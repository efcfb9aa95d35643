import { questions } from "@outrigger/testkit";
import { text } from "./index.ts";
import { asked, others } from "./testing/questions.ts";

questions({ text, asked, others });
