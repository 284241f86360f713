import type { ClientDescription, GeneratePlugin, MethodDescription } from "@node-access/generate";
import { at, type Loose, resolved } from "../call/samples.ts";
import type { OpenApi, Operation } from "../call/open-api/document.ts";

/** The file of the assertions in a client's folder. */
export const FILE = "judge.ts";

const HEAD = `import type { CorpusMethods as Methods } from "./methods.js";
import type { paths as Sent } from "./sent.js";
import type { paths as Received } from "./received.js";

export type { Methods, Received, Sent };

/** Whether each of two types is assignable to the other. */
export type Same<Ours, Theirs> = [Ours] extends [Theirs]
  ? [Theirs] extends [Ours] ? true : "theirs is wider"
  : "ours is wider";
export type Given<T> = Exclude<T, undefined>;
export type Common<T, Names> = Pick<T, Extract<keyof T, Names>>;
`;

/** Makes a file that compiles only if the types of a client's methods are those of openapi-typescript. */
export function assertions({ document, operations }: OpenApi): GeneratePlugin {
  return {
    name: "judge",
    files: ({ methods }: ClientDescription) => {
      const lines = operations.flatMap((operation) => {
        const method = methods.find((one) => describesOperation(one, operation));
        return method ? compared(method, operation, document) : [];
      });
      const checks = lines.map(
        ({ what, ours, theirs }, index) =>
          `/* ${what} */ export const check${index}: Same<${ours}, ${theirs}> = true;\n`,
      );
      return { [FILE]: `${HEAD}\n${checks.join("")}` };
    },
  };
}

interface Compared {
  readonly what: string;
  readonly ours: string;
  readonly theirs: string;
}

function compared(method: MethodDescription, operation: Operation, document: Loose): Compared[] {
  const { method: verb, path, parameters, body, response } = operation;
  // A caller chooses between a stream and another result, which are methods of their own.
  if (method.isStream || "text/event-stream" in response) return [];
  const own = `Methods[${JSON.stringify(method.name)}]`;
  const theirs = `[${JSON.stringify(path)}][${JSON.stringify(verb.toLowerCase())}]`;
  const label = `${verb} ${path}`.replaceAll("*/", "* /").replaceAll(/\s/g, " ");
  const argument = (index: number): string => `Given<Parameters<${own}>[${index}]>`;
  const inPath = method.parameters.filter(({ location }) => location === "path");
  const found: Compared[] = inPath.flatMap(({ name }, index) =>
    parameters.some((one) => one.in === "path" && one.name === name)
      ? [
          {
            what: `${label} path ${name}`,
            ours: argument(index),
            theirs: `Sent${theirs}["parameters"]["path"][${JSON.stringify(name)}]`,
          },
        ]
      : [],
  );
  const hasBody = method.parameters.some(({ location }) => location === "body");
  const media = Object.keys(body).find(isJson) ?? Object.keys(body).find((type) => /urlencoded/.test(type));
  if (hasBody && media !== undefined && !isOther(Object.keys(body), media))
    found.push({
      what: `${label} body`,
      ours: argument(inPath.length),
      theirs: `Given<Sent${theirs}["requestBody"]>["content"][${JSON.stringify(media)}]`,
    });
  for (const where of ["query", "header"]) {
    const names = method.parameters
      .filter(
        ({ location, name }) => location === where && parameters.some((one) => isPlain(one, where, name)),
      )
      .map(({ name }) => JSON.stringify(name));
    const last = argument(inPath.length + (hasBody ? 1 : 0));
    if (names.length > 0)
      found.push({
        what: `${label} ${where}`,
        ours: `Common<${last}, ${names.join(" | ")}>`,
        theirs: `Common<Given<Sent${theirs}["parameters"][${JSON.stringify(where)}]>, ${names.join(" | ")}>`,
      });
  }
  const results = listResults(operation, document);
  if (method.result !== undefined && verb !== "HEAD" && results.length > 0)
    found.push({
      what: `${label} result`,
      ours: `Awaited<ReturnType<${own}>>`,
      theirs: results.join(" | "),
    });
  return found;
}

/** The types of an operation's results: of a status without a body, none; of the operation none, if others are not JSON. */
function listResults({ method, path }: Operation, document: Loose): string[] {
  const item = resolved(at(document["paths"], path), document);
  const all = Object.entries(Object(at(at(item, method.toLowerCase()), "responses")) as Loose)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, response]) => {
      const media = Object.keys(Object(at(resolved(response, document), "content")) as Loose);
      if (media.length === 0 || /^20[45]$/.test(status)) return "undefined";
      const json = media.find(isJson);
      return json === undefined
        ? undefined
        : `Received[${JSON.stringify(path)}][${JSON.stringify(method.toLowerCase())}]["responses"][${status}]["content"][${JSON.stringify(json)}]`;
    });
  const found = all.filter((one) => one !== undefined);
  return found.length === all.length && found.some((one) => one !== "undefined") ? found : [];
}

function describesOperation({ verb, path = "" }: MethodDescription, operation: Operation): boolean {
  return verb === operation.method && (path === operation.path || safe(path) === safe(operation.path));
}

function isJson(type: string): boolean {
  return /^application\/json\b/.test(type);
}

/** Whether a client prefers another media type of a body. */
function isOther(types: readonly string[], media: string): boolean {
  return !isJson(media) && types.some((type) => /json|\*|multipart/.test(type));
}

/** Whether a parameter of a method is one of the document. Of JSON in a parameter, openapi-typescript says that it is text. */
function isPlain(parameter: Operation["parameters"][number], where: string, name: string): boolean {
  return parameter.in === where && parameter.name === name && parameter.content === undefined;
}

function safe(path: string): string {
  try {
    return decodeURI(path.replace(/#.*$/, ""));
  } catch {
    return path;
  }
}
