import { isCount, readNumber } from "../input/read-text.ts";
import { isNodeAccessError } from "@node-access/auth";
import { stringifyJson } from "@node-access/transport/rest";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { type Io, hasColors, write } from "../io/io.ts";
import { toPlain } from "../output/plain.ts";
import { selectAll } from "../output/select.ts";
import { formatScalar } from "../output/readable.ts";

/** Length from which a nested value is shortened. */
const LONG = 60;

/** Writes a value in one line for people: `name=value`, with the event's type first. */
function formatLine(value: unknown, hasColor: boolean): string {
  if (typeof value !== "object" || value === null) return `${formatScalar(value)}\n`;
  if (Array.isArray(value)) return `${shortenText(value)}\n`;
  const { type, ...rest } = value as { readonly type?: unknown };
  const words = Object.entries(rest).map(([name, part]) => {
    const key = hasColor ? `\u001B[36m${name}\u001B[0m` : name;
    return `${key}=${typeof part === "object" && part !== null ? shortenText(part) : formatScalar(part)}`;
  });
  return `${[...(type === undefined ? [] : [describeType(formatScalar(type), hasColor)]), ...words].join("  ")}\n`;
}

function describeType(type: string, hasColor: boolean): string {
  if (!hasColor) return type;
  return type === "gap" || type === "removed" ? `\u001B[33m${type}\u001B[0m` : `\u001B[1m${type}\u001B[0m`;
}

function shortenText(value: object): string {
  const text = stringifyJson(value);
  return formatScalar(text.length > LONG ? `${text.slice(0, LONG - 1)}…` : text);
}

export interface StreamOptions {
  readonly json?: boolean;
  /** The paths of the parts to write. */
  readonly select?: readonly string[];
  /** After how many events the stream ends. */
  readonly limit?: string;
}

export interface StreamView {
  /** Removes the credential, which a node may have repeated. */
  readonly redact: (text: string) => string;
  /** Returns what people want to see of an event. Default: all of it. */
  readonly brief?: ((event: unknown) => unknown) | undefined;
}

/** Writes each event in a line of its own, as JSON in a pipe. The stream waits while the reader of the lines is slower. */
export async function printStream(
  events: AsyncIterable<unknown>,
  options: StreamOptions,
  io: Io,
  { redact, brief = (event) => event }: StreamView,
): Promise<void> {
  const limit = readLimit(options.limit);
  const isReadable = io.stdout.isTTY === true && options.json !== true;
  const hasColor = hasColors(io.stdout, io.env);
  let count = 0;
  for await (const event of events) {
    const isGap = Object(event).type === "gap";
    const whole = toPlain(isReadable && options.select === undefined ? brief(event) : event);
    // What is selected of events is not in a gap.
    const value = options.select === undefined || isGap ? whole : selectAll(whole, options.select);
    const text = isReadable ? formatLine(value, hasColor) : `${stringifyJson(value ?? null)}\n`;
    await write(io.stdout, redact(text));
    if (!isGap && ++count === limit) return;
  }
  if (io.signal.aborted) throw new CommandError("interrupted", exitCodes.interrupted);
}

/** The event for what is missing: its reason is a text, because an error as JSON is long. */
export function formatGap({ reason, ...rest }: Readonly<Record<string, unknown>>): object {
  return {
    ...rest,
    type: "gap",
    ...(reason !== undefined && { reason: isNodeAccessError(reason) ? reason.message : String(reason) }),
  };
}

/** Reads the option that ends a stream. */
export function readLimit(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readNumber("--limit", text, "a number above 0", isCount);
}
