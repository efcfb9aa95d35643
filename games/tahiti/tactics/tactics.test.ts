import { tactics } from "@outrigger/testkit";
import { entry } from "../index.ts";
import { book } from "./index.ts";

tactics(entry, book, "hard");
