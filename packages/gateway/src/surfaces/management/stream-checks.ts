import {
  type Offer,
  offeredStreamSources,
  type StreamDestination,
  type StreamSettings,
  type StreamSource,
} from "../../generated/management-records.ts";
import { type Endpoint, type Protocol, protocols } from "../../generated/catalog.ts";
import type { StreamTerms } from "../../state/tables/streams.ts";
import { checkSize, type ManagementCall } from "./management-call.ts";
import { rejectField } from "../../codec/http/problem.ts";

/** A body that creates or changes a stream: null removes an expression. */
export interface StreamBody extends Omit<StreamSettings, "network" | "filter" | "projection"> {
  readonly network: string;
  readonly filter?: string | null;
  readonly projection?: string | null;
}

/** Whether a protocol's nodes have a source. */
function isOffered({ family, endpoint, protocol }: Offer, of: Protocol): boolean {
  if (protocol !== undefined) return protocol === of;
  const { families, endpoints } = protocols[of];
  return family === undefined ? endpoints.includes(endpoint as Endpoint) : families.includes(family);
}

/** @throws HttpProblem 400 if the networks of a protocol do not have a source. */
export function checkSource(source: StreamSource, protocol: string): void {
  const { type } = source;
  const offers = Object.entries(offeredStreamSources);
  const names = offers.flatMap(([name, offer]) => (isOffered(offer, protocol as Protocol) ? [name] : []));
  const others =
    names.length > 0 ? `: choose one of ${names.join(", ")}` : ", nor any other source of streams";
  if (!names.includes(type))
    rejectField("source.type", `${protocols[protocol as Protocol].title} has no ${type}${others}`);
  if (type === "accounts" && !source.accounts && !source.owners)
    rejectField("source", "needs accounts or owners: a validator writes thousands of accounts each second");
}

/** Checks the fields of a stream by themselves. @throws HttpProblem 400 that names a field. */
export async function checkFields(call: ManagementCall, body: Partial<StreamBody>): Promise<void> {
  const { state } = call;
  const { name, source, start, destination } = body;
  checkSize({ name, source });
  if (typeof start === "object" && "time" in start && !isTime(start.time))
    rejectField("start.time", "must be a time with its zone in ISO 8601, such as 2026-01-02T03:04:05Z");
  if (destination) await checkDestination(call, destination);
  for (const field of ["filter", "projection"] as const) {
    const expression = body[field];
    const mistake = typeof expression === "string" && (await state.streams.checkExpression(expression));
    if (typeof mistake === "string") rejectField(field, mistake);
  }
}

/** Whether a time exists, and is the same for gateways in all zones. */
function isTime(text: string): boolean {
  const [, day] = /^(\d{4}-\d\d-\d\d)T\d.*(?:Z|[+-]\d\d:\d\d)$/.exec(text) ?? [];
  const isDay = day !== undefined && new Date(day).toJSON()?.startsWith(day);
  return isDay === true && !Number.isNaN(Date.parse(text));
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
