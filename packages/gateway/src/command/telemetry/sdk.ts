import { randomUUID } from "node:crypto";
import { diag, type DiagLogger, DiagLogLevel } from "@opentelemetry/api";
import type { NodeSDK } from "@opentelemetry/sdk-node";
import { invalidArgument } from "@node-access/auth";
import type { Log } from "../../observe/log.ts";
import { Outage } from "../../observe/outage.ts";
import { resourceAttributes } from "./telemetry-variables.ts";
import { parseIfJson } from "../../codec/json/json-text.ts";

export interface Sdk {
  /** Exports what remains, which takes up to `OTEL_EXPORTER_OTLP_TIMEOUT` (10 s). */
  close(): Promise<void>;
}

/** Sets up the OpenTelemetry SDK as the environment's `OTEL_*` variables say, if it is installed. */
export async function startSdk(
  environment: Readonly<Record<string, string | undefined>>,
  log: Log,
): Promise<Sdk> {
  diag.setLogger(diagnostics(log), DiagLogLevel.WARN);
  const Sdk = await loadSdk();
  const attributes = {
    "service.name": "node-access-gateway",
    "service.instance.id": randomUUID(),
    ...resourceAttributes(environment),
  };
  const sdk = new Sdk({
    // The default detectors include the process's command line, which may hold a password.
    resourceDetectors: [{ detect: () => ({ attributes }) }],
    // The gateway's log is not exported through the SDK.
    logRecordProcessors: [],
  });
  sdk.start();
  return {
    // Failures have already been logged.
    close: () => sdk.shutdown().catch(() => {}),
  };
}

async function loadSdk(): Promise<typeof NodeSDK> {
  try {
    return (await import("@opentelemetry/sdk-node")).NodeSDK;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ERR_MODULE_NOT_FOUND") throw error;
    const expected = "the package @opentelemetry/sdk-node, installed next to the gateway";
    throw invalidArgument("telemetry", expected, "none: npm install @opentelemetry/sdk-node");
  }
}

function ignore(): void {}

/** Maximum reasons that are counted. */
const maxReasons = 100;

/** Writes the SDK's warnings and errors to the gateway's log. */
function diagnostics(log: Log): DiagLogger {
  /** By reason. */
  const outages = new Map<string, Outage>();
  const warn = (text: string): void => {
    const reason = redactReason(text);
    const outage = outages.get(reason) ?? new Outage();
    if (outages.size < maxReasons) outages.set(reason, outage);
    const report = outage.failed(1, reason, performance.now());
    if (report) log("warn", "telemetry failed", { reason, failures: report.failures });
  };
  return { error: warn, warn, info: ignore, debug: ignore, verbose: ignore };
}

/** Removes what may hold a secret: the collector's response, and quoted values of variables. */
function redactReason(text: string): string {
  return messageIn(text)
    .replaceAll(/'[^']*'/g, "'***'")
    .slice(0, 200);
}

/** The SDK reports an error as JSON with its message, stack and the collector's response. */
function messageIn(text: string): string {
  const error = parseIfJson(text) as { readonly message?: unknown } | null | undefined;
  return error ? String(error.message) : text;
}
