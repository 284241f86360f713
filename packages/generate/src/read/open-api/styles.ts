/** The styles of each location; the first is the default. Source: OpenAPI 3.2, Parameter Object, `style`. */
export const STYLES: Readonly<Record<string, readonly string[]>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
  cookie: ["form", "cookie"],
};
