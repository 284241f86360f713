import { readFile } from "node:fs/promises";
import { clientOptions } from "../calls/call-options.ts";
import { readAmount, readJson, readPattern } from "../input/read-text.ts";
import { CommandError } from "../io/command-error.ts";
import { exitCodes } from "../io/exit-codes.ts";
import { type Io, write } from "../io/io.ts";
import { writePage } from "../output/html-page.ts";
import { printResult } from "../output/print-result.ts";
import { showProgress } from "../output/progress.ts";
import { findTarget, hideSecrets, type Target, type TargetOptions } from "../target/target.ts";
import * as addresses from "./addresses.ts";
import { checkGrpc } from "./check-grpc.ts";
import { checkJsonRpc } from "./check-json-rpc.ts";
import { checkRest } from "./check-rest.ts";
import { comparedApis } from "./compare-rest.ts";
import type { Comparing } from "./comparing.ts";
import { findApis } from "./find-apis.ts";
import { findDrift } from "./drift.ts";
import { formatHtml } from "./html.ts";
import { formatReport } from "./report-text.ts";
import { createDefectsError, type MethodReport, type Report } from "./report.ts";
import { Session } from "./session.ts";

export interface CheckOptions extends TargetOptions {
  readonly json?: boolean;
  /** The file for the report as a page. */
  readonly html?: string;
  readonly compare?: string | undefined;
  /** A recording to check in place of a node: a folder or a file. */
  readonly recorded?: string;
  /** Whether the gRPC services of a protocol with other APIs are checked. */
  readonly grpc?: boolean;
  readonly since?: string;
  readonly rate?: string;
  readonly samples?: string;
  /** The methods to call, with `*` for any part of their names. */
  readonly methods?: string | undefined;
  readonly maxRequests?: string;
  readonly maxSeconds?: string;
  /** How long to wait for a subscription's first event. */
  readonly eventSeconds?: string;
}

/** Checks a node or a recording, and prints the report. */
export async function checkNode(endpoint: string | undefined, options: CheckOptions, io: Io): Promise<void> {
  const asked = { ...options, ...(endpoint !== undefined && { endpoint }) };
  if (options.recorded !== undefined) return checkRecording(options.recorded, asked, io);
  const target = await findTarget(asked, io);
  const since = options.since === undefined ? undefined : await readReport(options.since);
  const { html } = options;
  // A check takes a minute, after which a report that cannot be written would be lost.
  if (html !== undefined) await writePage(html, "", "a");
  const report = await checkTarget(target, options, io);
  const full: Report = since ? { ...report, drift: findDrift(since, report) } : report;
  if (html !== undefined) await writePage(html, target.redact(formatHtml(full)));
  if (options.json || io.stdout.isTTY !== true) await printResult(full, { json: true }, io, target.redact);
  else await write(io.stdout, target.redact(formatReport(full)));
  const { findings, comparison } = full;
  if (findings.length > 0) throw createDefectsError(findings.length);
  if (comparison?.compared === 0)
    throw new CommandError(`not compared: ${comparison.notCompared}`, exitCodes.notCompared);
}

async function checkRecording(path: string, asked: CheckOptions, io: Io): Promise<void> {
  const other = (["endpoint", "profile", "compare", "grpc", "since", "html"] as const).find(
    (name) => asked[name] !== undefined,
  );
  if (other !== undefined)
    throw new CommandError(
      `--recorded: calls nothing, so give it without ${other === "endpoint" ? "an endpoint" : `--${other}`}`,
    );
  const { checkRecorded } = await import("./recorded/check-recorded.ts");
  const { protocol, json = false, methods = "*" } = asked;
  await checkRecorded(path, { protocol, pattern: readPattern(methods), json }, io);
}

/** Checks a node, and returns the report. */
export async function checkTarget(target: Target, given: CheckOptions, io: Io): Promise<Report> {
  const { protocol = "ethereum", hasCredential } = target;
  const endpoint = hideSecrets(target.endpoint);
  const started = Date.now();
  const progress = showProgress("checking", io);
  try {
    const { session, methods, other } = await checkProtocol(protocol, target, given, progress.show, io);
    const { unreachable, refused } = session.wire.presence;
    if (refused !== undefined)
      throw new CommandError(
        `${endpoint} refuses ${hasCredential ? "the credential" : "calls without a credential, or the one in the address: add --token-env"}: ${refused}`,
        exitCodes.credential,
      );
    if (unreachable !== undefined)
      throw new CommandError(`${endpoint} does not respond: ${unreachable}`, exitCodes.unreachable);
    if (session.foreign !== undefined && methods.length === 0)
      throw new CommandError(
        `${endpoint} does not respond with JSON-RPC: ${target.redact(session.foreign)}. Check the address, or name what it speaks with --protocol`,
        exitCodes.failed,
      );
    const { identity, capabilities, truth, findings } = session;
    return {
      version: 1,
      endpoint,
      protocol,
      time: new Date(started).toISOString(),
      seconds: Math.round((Date.now() - started) / 100) / 10,
      requests: session.wire.count,
      identity,
      capabilities,
      truth,
      methods,
      findings,
      ...(other && { comparison: other.report() }),
    };
  } finally {
    progress.end();
  }
}

/** Checks what the nodes of a protocol, or an endpoint of theirs, offer: JSON-RPC, a REST API, both, or gRPC. */
async function checkProtocol(
  protocol: string,
  target: Target,
  given: CheckOptions,
  show: (what: string) => void,
  io: Io,
): Promise<{ session: Session; methods: readonly MethodReport[]; other: Comparing | undefined }> {
  const limits = {
    rate: readAmount("--rate", given.rate, 10),
    maxRequests: readAmount("--max-requests", given.maxRequests, 1_000),
    maxSeconds: readAmount("--max-seconds", given.maxSeconds, 120),
    timeout: readAmount("--timeout", given.timeout, 15_000),
  };
  const samples = readAmount("--samples", given.samples, 3);
  const pattern = readPattern(given.methods ?? "*");
  const eventSeconds = readAmount("--event-seconds", given.eventSeconds, 15);
  const { credentials, surface, spec, client } = findApis(protocol, given.grpc);
  const comparesRest = spec !== undefined && comparedApis.includes(spec);
  if (given.compare !== undefined && !surface && !comparesRest && client === undefined)
    throw new CommandError(
      `--compare: is for protocols with JSON-RPC or gRPC, ${comparedApis.join(", ")}, and ${protocol} is none of them`,
    );
  const { hasCredential } = target;
  const address = await addresses.resolveAddress(target, credentials, surface?.rpcPath);
  const session = new Session(address, limits, io.signal, show);
  const options = await clientOptions(target, credentials, io);
  const other =
    given.compare === undefined
      ? undefined
      : await addresses.connectOtherNode(given.compare, credentials, surface?.rpcPath, limits, io);
  const wrong = hasCredential ? addresses.createWrongCredential(target, credentials) : undefined;
  const wrongOptions = wrong && { ...options, credential: wrong };
  const plan = { samples, pattern, eventSeconds, other, options, wrongOptions };
  if (client !== undefined) return { session, methods: await checkGrpc(session, { ...plan, client }), other };
  const rpc = surface
    ? await checkJsonRpc(session, {
        ...plan,
        surface,
        sendWithWrongToken: hasCredential
          ? addresses.createWrongToken(target, session, surface.rpcPath)
          : undefined,
        webSocket: await addresses.resolveWebSocket(target, surface),
      })
    : [];
  const rest = spec
    ? await checkRest(session, {
        ...plan,
        spec,
        other: comparesRest ? other : undefined,
        endpoint: target.endpoint,
      })
    : [];
  return { session, methods: [...rpc, ...rest], other };
}

async function readReport(path: string): Promise<Report> {
  const text = await readFile(path, "utf8").catch(({ code = "unknown" }: NodeJS.ErrnoException) => {
    throw new CommandError(`--since: ${path} cannot be read: ${code}`);
  });
  const report = readJson("--since", text) as Partial<Report>;
  if (report.version === 1 && Array.isArray(report.methods)) return report as Report;
  throw new CommandError(`--since: ${path} is not a report of node-access check --json`);
}
