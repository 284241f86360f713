/** The environment variables that replace secrets in code, by kind of credential. */
export const secretVariables: Readonly<Record<string, readonly string[]>> = {
  urlToken: ["TOKEN"],
  basic: ["USER_NAME", "PASSWORD"],
  bearer: ["API_KEY"],
  pathKey: ["KEY"],
};
