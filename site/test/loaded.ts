// Read once for all test files: it takes longer than what they check.
import { findRoot, isNight } from "@node-access-tools/workspace";
import { loadKeptReference } from "../src/reference/kept-reference.ts";
import { readReferenceModel } from "../src/reference/reference-model.ts";

const root = findRoot(import.meta.dirname);

export const loadedModel = readReferenceModel(root, isNight);
export const loadedReference = loadKeptReference(root);
