import { McpServer, ResourceTemplate } from "@modelcontextprotocol/server";
import { z } from "zod";
import { describeForMachines } from "../calls/describe-method.ts";
import type { AnyMethod } from "../calls/method-table.ts";
import { searchMethods } from "../calls/search-methods.ts";
import { checkTarget } from "../check/check-command.ts";
import { CommandError } from "../io/command-error.ts";
import { suggestNames } from "../facts/suggest.ts";
import { VERSION } from "../version.ts";
import { callTool } from "./call-tool.ts";
import {
  type McpContext,
  createNoProfilesError,
  respond,
  resolveTarget,
  runTool,
  withCaller,
} from "./context.ts";
import { INSTRUCTIONS, markUntrusted } from "./mark-untrusted.ts";
import { addPrompts } from "./prompts.ts";
import { readPage } from "./stored-results.ts";
import { watchTool } from "./watch-tool.ts";

const profile = z.string().optional().describe("name of a stored node; default: the server's");
const protocol = z
  .string()
  .optional()
  .describe("protocol or API, such as ethereum, solana, beacon, management");
const params = z
  .union([z.array(z.unknown()), z.record(z.string(), z.unknown())], {
    error: "expected a list in order, or an object by name",
  })
  .optional();

/** How many methods a search returns, and how many calls a batch may have. */
const MOST = 20;

/** The arguments of the tools. They are read once: a server is created for each request over HTTP. */
const inputs = {
  search: only({ query: z.string(), protocol }),
  describe: only({ method: z.string(), protocol }),
  call: only({
    method: z.string(),
    params,
    profile,
    protocol,
    select: z.string().optional(),
    verify: z.boolean().optional(),
    confirmation: z.string().optional(),
  }),
  batch: only({
    calls: z
      .array(only({ method: z.string(), params, select: z.string().optional() }))
      .min(1)
      .max(MOST),
    profile,
    protocol,
  }),
  watch: only({
    kind: z.enum(["heads", "logs"]),
    filter: z.record(z.string(), z.unknown()).optional(),
    count: z.number().int().min(1).max(100).default(5),
    seconds: z.number().min(1).max(60).default(20),
    profile,
    protocol,
  }),
  check: only({
    profile,
    protocol,
    methods: z.string().optional(),
    compare: z.string().optional(),
    seconds: z.number().min(5).max(120).default(60),
  }),
};

/** Creates a server of the Model Context Protocol whose six tools reach every method of every protocol. */
export function createServer(context: McpContext): McpServer {
  const server = new McpServer({ name: "node-access", version: VERSION }, { instructions: INSTRUCTIONS });
  const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: true };
  server.registerTool(
    "search_methods",
    {
      description:
        "Finds methods of blockchain nodes by words, such as 'balance' or 'trace block'. Start here, then describe.",
      inputSchema: inputs.search,
      annotations: { ...reads, openWorldHint: false },
    },
    ({ query, protocol: of }) =>
      respond(context, async () => {
        const found = searchMethods(query, of);
        const rows = found.slice(0, MOST).map(describeRow);
        const more = found.length > MOST && { more: found.length - MOST };
        return { value: { methods: rows, ...more }, isOwn: true };
      }),
  );
  server.registerTool(
    "describe",
    {
      description: "Params of a method with their schemas, its result's schema, and an example.",
      inputSchema: inputs.describe,
      annotations: { ...reads, openWorldHint: false },
    },
    ({ method, protocol: of }) =>
      respond(context, async () => ({ value: await describeForMachines(method, of), isOwn: true })),
  );
  server.registerTool(
    "call",
    {
      description: `Calls a method. Params: a list in order, or an object by name; they are validated first. select returns a part, such as transactions[0].hash or logs[].address: use it for large results. verify checks a result of EVM, Bitcoin and beacon nodes against its block. ${context.allowWrites ? "A write is returned for the user to confirm, and sent with its confirmation." : "Only methods that read."}`,
      inputSchema: inputs.call,
      annotations: {
        readOnlyHint: !context.allowWrites,
        destructiveHint: context.allowWrites,
        idempotentHint: !context.allowWrites,
        openWorldHint: true,
      },
    },
    (args) => respond(context, () => withCaller(context, args, (caller) => callTool(context, args, caller))),
  );
  server.registerTool(
    "batch",
    {
      description: `Makes up to ${MOST} calls that read, at the same time. Each has a result or an error, in order.`,
      inputSchema: inputs.batch,
      annotations: reads,
    },
    ({ calls, ...node }) =>
      respond(context, () =>
        withCaller(context, node, async (caller) => {
          const own = { ...context, allowWrites: false };
          const responses = calls.map(async (one) => {
            const {
              hint = "",
              text,
              isError,
            } = await runTool(own, () => callTool(own, { ...one, ...node }, caller));
            return { [isError ? "error" : "response"]: `${hint}${text}` };
          });
          return { value: await Promise.all(responses), redact: caller.target.redact };
        }),
      ),
  );
  server.registerTool(
    "watch",
    {
      description:
        "Waits for new blocks (heads), or for logs of EVM contracts in them (filter: address, topics), and returns them.",
      inputSchema: inputs.watch,
      annotations: { ...reads, idempotentHint: false },
    },
    (args, { mcpReq: { signal } }) => respond(context, () => watchTool(context, args, signal)),
  );
  server.registerTool(
    "check",
    {
      description:
        "Checks a node: what it is, which methods it offers and how fast, its limits, how it fails, whether its data is true. methods limits it, such as trace_*. compare is another stored node.",
      inputSchema: inputs.check,
      annotations: reads,
    },
    ({ methods, compare, seconds, ...node }, { mcpReq: { signal } }) =>
      respond(context, async () => {
        if (compare !== undefined && context.isShared) throw createNoProfilesError("compare");
        if (compare?.includes("://")) throw new CommandError("compare: expected the name of a stored node");
        const target = await resolveTarget(context, node);
        const options = { maxSeconds: String(seconds), methods, compare };
        const io = { ...context.io, signal: AbortSignal.any([context.io.signal, signal]) };
        return { value: await checkTarget(target, options, io), redact: target.redact };
      }),
  );
  server.registerResource(
    "result",
    new ResourceTemplate("node-access://results/{id}/{page}", { list: undefined }),
    {
      title: "A large result",
      description: "A page of a result that was too large for a response.",
      mimeType: "text/plain",
    },
    async (uri, { id, page }) => {
      const text = await readPage(context.results, String(id), String(page));
      if (text === undefined)
        throw new CommandError(`${uri.href}: there is no such page; only the latest results are kept`);
      const parts = markUntrusted(text);
      return {
        contents: parts.map(({ text: part, _meta }) => ({
          uri: uri.href,
          mimeType: "text/plain",
          text: part,
          _meta,
        })),
      };
    },
  );
  addPrompts(server);
  return server;
}

function describeRow({ name, command, protocol: of, summary, idempotency }: AnyMethod): object {
  return { name, api: command, protocol: of, summary, ...(idempotency !== "safe" && { writes: true }) };
}

/** An object without other keys: a mistyped one would be ignored otherwise. */
function only<Shape extends z.core.$ZodLooseShape>(shape: Shape): z.ZodObject<Shape, z.core.$strict> {
  const names = Object.keys(shape);
  return z.strictObject(shape, {
    error: ({ code, keys }) => {
      if (code !== "unrecognized_keys") return undefined;
      const [key = ""] = keys as readonly string[];
      return `there is no argument ${JSON.stringify(key)}${suggestNames(key, names) || `: expected ${names.join(", ")}`}`;
    },
  });
}
