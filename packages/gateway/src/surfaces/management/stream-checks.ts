import type {
  StreamConfirmations,
  StreamDestination,
  StreamSource,
  StreamStart,
} from "../../generated/management-records.ts";
import { type Protocol, type ProtocolFacts, protocols } from "../../generated/catalog.ts";
import type { StreamTerms } from "../../state/tables/streams.ts";
import { checkSize, type ManagementCall } from "./management-call.ts";
import { rejectField } from "../../codec/http/problem.ts";

/** A body that creates or changes a stream. */
export interface StreamBody {
  readonly name?: string;
  readonly network: string;
  readonly source: StreamSource;
  readonly start?: StreamStart;
  readonly confirmations?: StreamConfirmations;
  readonly filter?: string | null;
  readonly projection?: string | null;
  readonly destination: StreamDestination;
  readonly batch_size?: number;
}

const isEvm = ({ families }: ProtocolFacts): boolean => families.includes("ethereum");

/** Whether a protocol's nodes have a source. */
const sources: Readonly<Record<StreamSource["type"], (facts: ProtocolFacts, protocol: Protocol) => boolean>> =
  {
    blocks: isEvm,
    logs: isEvm,
    receipts: isEvm,
    pending_transactions: isEvm,
    beacon_blocks: ({ endpoints }) => endpoints.includes("beacon"),
    beacon_finality: ({ endpoints }) => endpoints.includes("beacon"),
    fills: ({ endpoints }) => endpoints.includes("info"),
    orders: ({ endpoints }) => endpoints.includes("info"),
    accounts: (_, protocol) => protocol === "solana",
    transactions: (_, protocol) => protocol === "solana",
    checkpoints: (_, protocol) => protocol === "sui",
  };

/** @throws HttpProblem 400 if the networks of a protocol do not have a source. */
export function checkSource({ type }: StreamSource, protocol: string): void {
  const facts = protocols[protocol as Protocol];
  const types = Object.entries(sources).filter(([, isOffered]) => isOffered(facts, protocol as Protocol));
  const names = types.map(([name]) => name);
  if (names.includes(type)) return;
  const others =
    names.length > 0 ? `: choose one of ${names.join(", ")}` : ", nor any other source of streams";
  rejectField("source.type", `${facts.title} has no ${type}${others}`);
}

/** Checks the fields of a stream by themselves. @throws HttpProblem 400 that names a field. */
export async function checkFields(call: ManagementCall, body: Partial<StreamBody>): Promise<void> {
  const { state } = call;
  const { name, source, start, destination } = body;
  checkSize({ name, source });
  if (typeof start === "object" && "time" in start && !isTime(start.time))
    rejectField("start.time", "must be a time in ISO 8601, such as 2026-01-02T03:04:05Z");
  if (destination) await checkDestination(call, destination);
  for (const field of ["filter", "projection"] as const) {
    const expression = body[field];
    const mistake = typeof expression === "string" && (await state.streams.checkExpression(expression));
    if (typeof mistake === "string") rejectField(field, mistake);
  }
}

function isTime(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));
}

async function checkDestination({ state }: ManagementCall, destination: StreamDestination): Promise<void> {
  const { allowPrivate = false, folder } = state.streams.options;
  if (destination.type === "file" && folder === undefined)
    rejectField("destination.type", "this gateway writes no files: its operator sets no streams.folder");
  if (!("url" in destination)) return;
  if (allowPrivate === false && /^http:/i.test(destination.url))
    rejectField(
      "destination.url",
      "must be https: this gateway's operator does not set streams.allowPrivate",
    );
  const mistake = await state.streams.checkDestination(destination);
  if (mistake !== undefined) rejectField("destination.url", mistake);
}

/** Names of parameters whose values are secret. */
const secretName = /pass|secret|token|key|auth|code|sig/i;

/** @returns a destination without its password. */
export function maskDestination(destination: StreamDestination): StreamDestination {
  if (!("url" in destination)) return destination;
  const url = new URL(destination.url);
  const isToken = destination.type === "nats" && url.password === "" && url.username !== "";
  const names = [...url.searchParams.keys()].filter((name) => secretName.test(name));
  if (url.password === "" && !isToken && names.length === 0) return destination;
  if (url.password !== "") url.password = "***";
  if (isToken) url.username = "***";
  for (const name of names) url.searchParams.set(name, "***");
  return { ...destination, url: url.href };
}

/** @returns the settings as the owner sees them. */
export function makeTerms(body: StreamBody): StreamTerms {
  const {
    source,
    start = "latest",
    confirmations = 0,
    filter,
    projection,
    destination,
    batch_size = 100,
  } = body;
  return {
    source,
    start,
    confirmations,
    ...(typeof filter === "string" && { filter }),
    ...(typeof projection === "string" && { projection }),
    destination: maskDestination(destination),
    batchSize: batch_size,
  };
}
