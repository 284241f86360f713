// Generated from specs/upstream-errors.yaml. Do not edit: change the spec and run `npm run generate`.

/** A part of the error's message, in lower case. */
export const nullRoundText = "null round";
