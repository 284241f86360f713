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
        const method = methods.find(
          ({ verb, path = "" }) => verb === operation.method && safe(path) === safe(operation.path),
        );
        return method ? compareTypes(method, operation, document) : [];
      });
      const checks = lines.map(
        ([what, same], index) => `/* ${what} */ export const check${index}: ${same} = true;\n`,
      );
      return { [FILE]: `${HEAD}\n${checks.join("")}` };
    },
  };
}

/** Lists what is compared of a method, and the type of the comparison. */
function compareTypes(
  method: MethodDescription,
  operation: Operation,
  document: Loose,
): (readonly [what: string, same: string])[] {
  const { method: verb, path, parameters, body, response } = operation;
  // A caller chooses between a stream and another result, which are methods of their own.
  if (method.isStream || "text/event-stream" in response) return [];
  const own = `Methods[${quote(method.name)}]`;
  const sent = `Sent[${quote(path)}][${quote(verb.toLowerCase())}]`;
  const label = `${verb} ${path}`.replaceAll("*/", "* /").replaceAll(/\s/g, " ");
  const argument = (index: number): string => `Given<Parameters<${own}>[${index}]>`;
  const found: (readonly [string, string])[] = [];
  const add = (what: string, ours: string, theirs: string): void =>
    void found.push([`${label} ${what}`, `Same<${ours}, ${theirs}>`]);
  const inPath = method.parameters.filter(({ location }) => location === "path");
  for (const [index, { name }] of inPath.entries())
    if (parameters.some((one) => one.in === "path" && one.name === name))
      add(`path ${name}`, argument(index), `${sent}["parameters"]["path"][${quote(name)}]`);
  const hasBody = method.parameters.some(({ location }) => location === "body");
  const media = Object.keys(body).find(isJson) ?? Object.keys(body).find((type) => /urlencoded/.test(type));
  // A client prefers JSON and files.
  const isOther = !isJson(media ?? "") && Object.keys(body).some((type) => /json|\*|multipart/.test(type));
  if (hasBody && media !== undefined && !isOther)
    add("body", argument(inPath.length), `Given<${sent}["requestBody"]>["content"][${quote(media)}]`);
  const last = argument(inPath.length + (hasBody ? 1 : 0));
  for (const where of ["query", "header"]) {
    // Of JSON in a parameter, openapi-typescript says that it is text.
    const plain = parameters.filter((one) => one.in === where && one.content === undefined);
    const names = method.parameters
      .filter(({ location, name }) => location === where && plain.some((one) => one.name === name))
      .map(({ name }) => quote(name))
      .join(" | ");
    if (names !== "")
      add(where, `Common<${last}, ${names}>`, `Common<Given<${sent}["parameters"]["${where}"]>, ${names}>`);
  }
  const results = listResults(operation, document);
  if (method.result !== undefined && verb !== "HEAD" && results.length > 0)
    add("result", `Awaited<ReturnType<${own}>>`, results.join(" | "));
  return found;
}

/** The types of an operation's results: of a status without a body, none; of the operation none, if others are not JSON. */
function listResults({ method, path }: Operation, document: Loose): string[] {
  const verb = method.toLowerCase();
  const responses = at(resolved(at(document["paths"], path), document), verb, "responses");
  const all = Object.entries(Object(responses) as Loose)
    .filter(([status]) => /^2\d\d$/.test(status))
    .map(([status, response]) => {
      const media = Object.keys(Object(at(resolved(response, document), "content")) as Loose);
      if (media.length === 0 || /^20[45]$/.test(status)) return "undefined";
      const json = media.find(isJson);
      const received = `Received[${quote(path)}][${quote(verb)}]["responses"][${status}]`;
      return json && `${received}["content"][${quote(json)}]`;
    });
  const found = all.filter((one) => one !== undefined);
  return found.length === all.length && found.some((one) => one !== "undefined") ? found : [];
}

function quote(name: string): string {
  return JSON.stringify(name);
}

function isJson(type: string): boolean {
  return /^application\/json\b/.test(type);
}

function safe(path: string): string {
  try {
    return decodeURI(path.replace(/#.*$/, ""));
  } catch {
    return path;
  }
}
