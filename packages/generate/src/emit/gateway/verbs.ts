/** The HTTP methods that an operation may have, as OpenAPI writes them. */
export const VERBS = ["get", "post", "put", "patch", "delete"] as const;
