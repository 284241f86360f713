// Generated from fixtures/types.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

import type { Level } from "./types.ts";

/** Every {@link Level}. */
export const levels: readonly Level[] = [
  "first-of-the-levels", "second-of-the-levels", "third-of-the-levels", "fourth-of-the-levels",
  "fifth-of-the-levels",
];

/** The keys of secret texts, at any depth. Their values must never be shown. */
export const secretKeys: readonly string[] = [
  "secret",
];
