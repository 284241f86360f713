// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The keys whose texts must not be shown, wherever they stand. */
export const secretKeys: readonly string[] = [
  "api_key",
  "password",
  "key",
];
