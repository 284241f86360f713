import { createGraphqlClient, isNodeAccessError } from "@node-access/graphql";
import { listen } from "@node-access-tools/local-servers";
import { buildASTSchema, parse as parseDocument, validate } from "graphql";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { resolve } from "node:path";
import { json } from "node:stream/consumers";
import { inspect, isDeepStrictEqual } from "node:util";
import { literal } from "./compile.ts";
import { parse } from "./numeral.ts";
import type { Outcome, Part } from "./outcome.ts";
import type { RecordedLines } from "@node-access/cli/recorded-lines";

interface GraphqlExchange {
  readonly place: string;
  /** The first field of the document. */
  readonly method: string;
  readonly query: string;
  readonly variables?: Readonly<Record<string, unknown>>;
  readonly status: number;
  readonly response: string;
  readonly data?: unknown;
  readonly errors?: readonly unknown[];
}

/**
 * Replays the recorded exchanges with GraphQL endpoints: each is validated against the schema of the specs, sent by the client,
 * and compiled, with the data as a value of the type that the document has.
 *
 * @throws Error that names the file and line of what is malformed.
 */
export async function replayGraphql(lines: readonly RecordedLines[]): Promise<Part> {
  const exchanges = lines.filter(({ kind }) => kind === "graphql").map(readExchange);
  const bySchema = matchSchema(exchanges);
  const bySending = await send(exchanges);
  const typed = exchanges.filter(({ errors, data }) => !errors && data);
  return {
    programs: typed.map(printProgram),
    outcomes: (byType) =>
      exchanges.map((exchange): Outcome => {
        const { place, method, errors } = exchange;
        const found = { place, protocol: "graphql", method };
        const sent = bySending.get(exchange) ?? [];
        const type = byType.get(typed.indexOf(exchange));
        const invalid = bySchema.get(exchange) ?? [];
        const mismatches = [...sent, ...invalid, ...(type === undefined ? [] : [`type: ${type}`])];
        if (mismatches.length > 0) return { exchange: found, verdict: "mismatch", mismatches };
        return { exchange: found, verdict: errors ? "rejected" : "matches", mismatches };
      }),
  };
}

function readExchange({ place, request, response }: RecordedLines): GraphqlExchange {
  const sent = parse<Pick<GraphqlExchange, "query" | "variables">>(request.place, request.text);
  const [, status = "200", text = ""] = /^(?:(\d{3}) )?(.*)$/.exec(response) ?? [];
  const received = parse<Pick<GraphqlExchange, "data" | "errors">>(place, text);
  const method = /\{\s*(\w+)/.exec(sent.query)?.[1] ?? sent.query;
  return { place, method, ...sent, status: Number(status), response: text, ...received };
}

function matchSchema(exchanges: readonly GraphqlExchange[]): Map<GraphqlExchange, readonly string[]> {
  const file = resolve(import.meta.dirname, "../../../../../specs/graphql/ethereum.graphql");
  const schema = buildASTSchema(parseDocument(readFileSync(file, "utf8")));
  return new Map(
    exchanges.map((exchange) => [
      exchange,
      // What a node has rejected, the schema may reject too.
      exchange.errors ? [] : validate(schema, parseDocument(exchange.query)).map(({ message }) => message),
    ]),
  );
}

async function send(exchanges: readonly GraphqlExchange[]): Promise<Map<GraphqlExchange, readonly string[]>> {
  let current: GraphqlExchange | undefined;
  let sent: unknown;
  const server = createServer(async (request, response) => {
    sent = await json(request);
    response.writeHead(current?.status ?? 500, { "content-type": "application/json" }).end(current?.response);
  });
  const { url, close } = await listen(server);
  const different = new Map<GraphqlExchange, readonly string[]>();
  try {
    const client = createGraphqlClient({ endpoint: url, retries: 0 });
    for (const exchange of exchanges) {
      current = exchange;
      const { query, variables, data, errors } = exchange;
      const got: unknown = await client.execute(query, variables).catch((error: unknown) => error);
      const { query: sentQuery, variables: sentVariables = {} } = Object(sent) as Partial<GraphqlExchange>;
      if (sentQuery !== query || !isDeepStrictEqual(sentVariables, variables ?? {}))
        different.set(exchange, [`was sent as ${JSON.stringify(sent)}`]);
      else if (!isAsRecorded(got, data, errors))
        different.set(exchange, [`was returned as ${inspect(got, { depth: 10 })}`]);
    }
  } finally {
    await close();
  }
  return different;
}

function isAsRecorded(got: unknown, data: unknown, errors: readonly unknown[] | undefined): boolean {
  if (isNodeAccessError(got)) return false;
  const result = got as { readonly data: unknown; readonly errors?: readonly unknown[] };
  return isDeepStrictEqual(result.data, data ?? null) && result.errors?.length === errors?.length;
}

function printProgram({ query, variables, data }: GraphqlExchange): string {
  return `import { graphql, type GraphqlClient } from "@node-access/graphql";
declare const client: GraphqlClient;
declare function matches<Type>(): <const Value extends Type>(value: Value) => void;
const document = graphql(${JSON.stringify(query)});
const call = client.query(document${variables ? `, ${literal(variables)}` : ""});
matches<Awaited<typeof call>>()(${literal(data)});
`;
}
