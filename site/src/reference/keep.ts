// Loads the reference once for all that read it.
import { findRoot } from "@node-access-tools/workspace";
import { keptReference } from "./kept-reference.ts";

await keptReference(findRoot(import.meta.dirname));
