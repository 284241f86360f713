/** Variables that name an exporter, or its destination. Source: OpenTelemetry, SDK environment variables. */
const endpoints = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_TRACES_ENDPOINT",
  "OTEL_EXPORTER_OTLP_METRICS_ENDPOINT",
];
const exporters = ["OTEL_TRACES_EXPORTER", "OTEL_METRICS_EXPORTER"];

type Environment = Readonly<Record<string, string | undefined>>;

export function isTelemetryOn(environment: Environment): boolean {
  const isSet = (name: string): boolean => (environment[name] ?? "") !== "";
  const isUsed = (name: string): boolean => isSet(name) && environment[name] !== "none";
  if (environment["OTEL_SDK_DISABLED"]?.toLowerCase() === "true") return false;
  if (exporters.every((name) => environment[name] === "none")) return false;
  return endpoints.some(isSet) || exporters.some(isUsed);
}

/** This service's attributes: `OTEL_SERVICE_NAME` and `OTEL_RESOURCE_ATTRIBUTES`. */
export function resourceAttributes(environment: Environment): Record<string, string> {
  const pairs = (environment["OTEL_RESOURCE_ATTRIBUTES"] ?? "").split(",").flatMap((pair) => {
    const [name = "", value] = pair.split("=", 2).map((text) => text.trim());
    return name !== "" && value !== undefined ? [[name, decoded(value)] as const] : [];
  });
  const service = environment["OTEL_SERVICE_NAME"] ?? "";
  return { ...Object.fromEntries(pairs), ...(service !== "" && { "service.name": service }) };
}

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
