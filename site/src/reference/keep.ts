// Loads the reference once for all that read it.
import { findRoot } from "@node-access-tools/workspace";
import { loadKeptReference } from "./kept-reference.ts";

await loadKeptReference(findRoot(import.meta.dirname));
