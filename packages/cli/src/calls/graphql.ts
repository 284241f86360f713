import { protocols } from "../generated/protocols.ts";
import { confirm } from "../input/confirm.ts";
import { readJson } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import type { Io } from "../io/io.ts";
import { printResult } from "../output/print-result.ts";
import { withProgress } from "../output/progress.ts";
import { findTarget } from "../target/target.ts";
import { type CallCommandOptions, clientOptions, printCurl } from "./call-options.ts";

export interface GraphqlOptions extends CallCommandOptions {
  readonly variables?: string;
}

export async function callGraphql(query: string, options: GraphqlOptions, io: Io): Promise<void> {
  const target = await findTarget(options, io);
  const { protocol = "ethereum" } = target;
  const path = protocols[protocol]?.graphqlPath;
  if (path === undefined) throw new CommandError(`protocol: ${protocol} has no GraphQL`);
  const variables = options.variables === undefined ? {} : readJson("--variables", options.variables);
  const isMutation = /^\s*mutation\b/.test(query);
  const send = async (own: object): Promise<unknown> => {
    const { createGraphqlClient } = await import("@node-access/graphql");
    const client = createGraphqlClient({ path, ...own } as never);
    return isMutation ? client.mutate(query, variables as never) : client.query(query, variables as never);
  };
  if (options.curl) return printCurl(target, "node", io, send);
  if (isMutation) await confirm("the mutation", options.yes, io);
  const own = await clientOptions(target, "node", io);
  const result = await withProgress("graphql", io, () => send(own));
  await printResult(result, options, io, target.redact);
}
