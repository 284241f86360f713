import { restMethods, type RestMethodFacts } from "../../generated/rest-methods.ts";
import { listMeanings } from "../../input/read-text.ts";
import { CommandError } from "../../io/command-error.ts";
import { parseAt, type RecordedLines } from "./recorded-lines.ts";
import { isNamed, type RecordedCall, findRestMethods, findRpcMethods } from "./recorded-call.ts";

/** Reads a request and its response as a call. An error names the place of what is malformed. */
export function readCall(lines: RecordedLines): RecordedCall {
  if (lines.kind === "protocol") return readRpcCall(lines);
  if (lines.kind === "api") return readRestCall(lines);
  return { place: lines.place, protocol: "graphql", method: "GraphQL", candidates: [], outcome: "result" };
}

function readRpcCall({ place, name, request, response }: RecordedLines): RecordedCall {
  const sent = Object(parseAt(request.place, request.text)) as { method?: unknown; params?: unknown };
  const { method, params = [] } = sent;
  if (typeof method !== "string")
    throw new CommandError(
      `--recorded: ${request.place}: expected a request of JSON-RPC, and it names no method`,
    );
  const candidates = findRpcMethods(place, name).filter((one) => isNamed(one, method));
  const { result, error } = Object(parseAt(place, response)) as { result?: unknown; error?: unknown };
  // Nodes of Bitcoin's kind send both, and one of them is null.
  const outcome = error ? "error" : result === undefined ? "nothing" : "result";
  return {
    place,
    protocol: name,
    method,
    candidates: candidates.slice(0, 1),
    params,
    outcome,
    value: result,
  };
}

function readRestCall({ place, name, request, response }: RecordedLines): RecordedCall {
  const own = findRestMethods(name);
  if (own.length === 0) {
    const known = [...new Set(restMethods.map(({ spec }) => spec))].join(", ");
    throw new CommandError(`--recorded: ${place}: ${JSON.stringify(name)} is not an API. Known are ${known}`);
  }
  const [, http, path = "", body] = /^([A-Z]+) (\/\S*)(?: (.+))?$/.exec(request.text) ?? [];
  if (http === undefined)
    throw new CommandError(
      `--recorded: ${request.place}: expected a method, a path and perhaps a body, such as GET /version, received ${JSON.stringify(request.text.slice(0, 60))}`,
    );
  const [pathname = ""] = path.split("?");
  // Of several paths that match, the one with the fewest parameters is meant.
  const [facts] = own
    .filter(
      (one) => one.operation === undefined && one.http === http && createPattern(one.path).test(pathname),
    )
    .toSorted((a, b) => a.path.split("{").length - b.path.split("{").length);
  const [, status = "200", rejected, text = ""] = /^(?:(\d{3}) )?(rejected )?(.*)$/.exec(response) ?? [];
  const isError = rejected !== undefined || Number(status) >= 400;
  const call = { place, protocol: name, method: facts?.name ?? `${http} ${pathname}` };
  return {
    ...call,
    candidates: facts ? [facts] : [],
    ...(facts && {
      inputs: readInputs(facts, pathname, body === undefined ? undefined : parseAt(request.place, body)),
    }),
    outcome: isError ? "error" : text === "" ? "nothing" : "result",
    ...(!isError && text !== "" && { value: parseAt(place, text) }),
  };
}

/** The values that a request has in its path and body. */
function readInputs(
  { path, inputs }: RestMethodFacts,
  pathname: string,
  body: unknown,
): NonNullable<RecordedCall["inputs"]> {
  const texts = Object.entries(createPattern(path).exec(pathname)?.groups ?? {});
  const whole = inputs.find(({ location }) => location === "body");
  return {
    ...Object.fromEntries(texts.map(([name, text]) => [name, listMeanings(decodePath(text))])),
    ...(whole && body !== undefined && { [whole.name]: [body] }),
  };
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function createPattern(path: string): RegExp {
  const escaped = path.replaceAll(/[.+*?()]/g, String.raw`\$&`);
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, "(?<$1>[^/]+)")}/?$`);
}
