// What an account is opened with, as requests bring it.
import { z } from "zod";

export const email = z.email().max(200).toLowerCase();
export const password = z.string().min(8).max(200);
/** One that is only compared. */
export const givenPassword = z.string().max(200);
