// One thread for the tests of a crew: doubles what it is sent, and cannot bear a negative number.
import { workerData } from "node:worker_threads";
import { serveCrew } from "../crew.ts";

serveCrew<number>((job) => {
  if (job < 0) throw new Error(`${job} is too little`);
  return { twice: 2 * job, post: workerData };
});
