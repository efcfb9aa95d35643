import { expect, test } from "vitest";
import { isLooking, type OperationName, operations } from "./operations.ts";

const names = Object.keys(operations) as OperationName[];

// Looks are asked again after a broken line and share no transaction.
test.each(names.filter(isLooking))("%s, which only looks, writes nothing", (name) => {
  expect(operations[name].toString()).not.toMatch(/\b(insertInto|updateTable|deleteFrom)\(/);
});
