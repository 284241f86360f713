// Generated from specs/admin.openapi.yaml. Do not edit: change the spec and run `npm run generate`.

/** The keys of secret texts, at any depth. Their values must never be shown. */
export const secretKeys: readonly string[] = [
  "password", "key", "api_key",
];
