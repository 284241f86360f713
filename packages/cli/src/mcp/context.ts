import { isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { Caller, type HttpClients } from "../calls/caller.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import type { Io } from "../io/io.ts";
import { findTarget, type Target, type TargetOptions } from "../target/target.ts";
import type { Confirmations } from "./confirmations.ts";
import { type MarkedText, markUntrusted } from "./mark-untrusted.ts";
import { keep, pageLength, type Results } from "./stored-results.ts";

/** What the tools of a server share. */
export interface McpContext {
  readonly io: Io;
  /** The node that is called unless a tool names a profile. */
  readonly defaults: TargetOptions;
  readonly allowWrites: boolean;
  /** Whether the server has other callers, too, so that stored nodes are not for this one. */
  readonly isShared?: boolean;
  readonly results: Results;
  readonly confirmations: Confirmations;
  /** What earlier calls have connected. */
  readonly httpClients: HttpClients;
}

export interface ToolResponse {
  readonly content: { type: "text"; text: string; _meta?: Record<string, unknown> | undefined }[];
  readonly isError?: boolean;
  readonly [key: string]: unknown;
}

/** What a tool returns. */
export interface ToolValue {
  readonly value: unknown;
  /** Whether it is the server's own: neither a node nor a chain has a part in it. */
  readonly isOwn?: boolean;
  /** Removes the node's secrets from a text. */
  readonly redact?: (text: string) => string;
}

/** The arguments that choose a node. */
export interface NodeChoice {
  readonly profile?: string | undefined;
  readonly protocol?: string | undefined;
}

/** Finds the node of a tool's call: a profile by name, or the server's own. */
export async function resolveTarget(context: McpContext, { profile, protocol }: NodeChoice): Promise<Target> {
  if (profile !== undefined && context.isShared) throw createNoProfilesError("profile");
  const node = profile === undefined ? context.defaults : { profile };
  return findTarget({ ...node, ...(protocol !== undefined && { protocol }) }, context.io);
}

/** Does work with the node of a tool's call, and closes the connections that the work has opened. */
export async function withCaller<Value>(
  context: McpContext,
  node: NodeChoice,
  work: (caller: Caller) => Promise<Value>,
): Promise<Value> {
  const caller = new Caller(await resolveTarget(context, node), context.io, context.httpClients);
  try {
    return await work(caller);
  } finally {
    caller.close();
  }
}

/** Why a shared server does not use the nodes that are stored where it runs: their credentials are not the caller's. */
export function createNoProfilesError(argument: string): CommandError {
  return new CommandError(
    `${argument}: this server only calls its own node, with your credential: omit ${argument}`,
  );
}

/** The texts of a tool's response. */
interface ToolTexts {
  readonly text: string;
  /** What the server says of the text, if it is long. */
  readonly hint: string;
  readonly isOwn: boolean;
  readonly isError: boolean;
}

/** Runs a tool, whose value is shown without the node's secrets. Of a large result, it returns the address and the beginning. */
export async function runTool(context: McpContext, work: () => Promise<ToolValue>): Promise<ToolTexts> {
  try {
    const { value, isOwn = false, redact = (text: string) => text } = await work();
    const text = redact(stringifyJson(value ?? null));
    if (text.length <= pageLength) return { text, hint: "", isOwn, isError: false };
    const { uri, pages } = await keep(context.results, text);
    const hint = `The result has ${text.length} characters: read the resource ${uri} (${pages} pages: the last part of the address is the page), or call again with select. It begins: `;
    return { text: text.slice(0, 1_000), hint, isOwn, isError: false };
  } catch (error) {
    if (!(error instanceof CommandError) && !isNodeAccessError(error)) throw error;
    const code = isNodeAccessError(error) ? ` (${error.code})` : "";
    // Errors of nodes have texts of contracts. A wrong argument is found before anything is sent.
    const isOwn = error instanceof CommandError && error.exitCode === exitCodes.usage;
    return { text: `${error.message}${code}`, hint: "", isOwn, isError: true };
  }
}

/** Runs a tool, and returns its response. What is not the server's own is marked. */
export async function respond(context: McpContext, work: () => Promise<ToolValue>): Promise<ToolResponse> {
  const { text, hint, isOwn, isError } = await runTool(context, work);
  const texts: readonly MarkedText[] = isOwn ? [{ text: `${hint}${text}` }] : markUntrusted(text);
  const all = hint === "" || isOwn ? texts : [{ text: hint }, ...texts];
  return {
    content: all.map(({ text: part, _meta }) => ({ type: "text", text: part, _meta })),
    ...(isError && { isError }),
  };
}
