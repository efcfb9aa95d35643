import { trained } from "@outrigger/testkit";
import { features } from "./features.ts";
import { network } from "./network.ts";

trained(network, features, new URL("network-vectors.json", import.meta.url));
