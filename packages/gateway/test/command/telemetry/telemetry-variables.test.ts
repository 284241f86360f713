import { describe, expect, it } from "vitest";
import { isTelemetryOn } from "../../../src/command/telemetry/telemetry-variables.ts";

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:1" };

describe("telemetry", () => {
  it.each([
    endpoint,
    { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "http://127.0.0.1:1" },
    { OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "otlp" },
    { ...endpoint, OTEL_TRACES_EXPORTER: "none" },
    { ...endpoint, OTEL_SDK_DISABLED: "false" },
  ])("is on with %o", (environment) => expect(isTelemetryOn(environment)).toBe(true));

  it.each([
    {},
    { OTEL_EXPORTER_OTLP_ENDPOINT: "" },
    { ...endpoint, OTEL_SDK_DISABLED: "True" },
    { ...endpoint, OTEL_TRACES_EXPORTER: "none", OTEL_METRICS_EXPORTER: "none" },
    { OTEL_TRACES_EXPORTER: "none" },
  ])("is off with %o", (environment) => expect(isTelemetryOn(environment)).toBe(false));
});
