import { invalidArgument } from "@node-access/auth";
import { checkObject, checkText } from "../contract/check-options.ts";

/** Where Prometheus finds the metrics. */
export interface MetricsOptions {
  /**
   * The port; 0 for any free one. Default: 0.
   *
   * @asType integer
   * @minimum 0
   * @maximum 65535
   * @expected a port, from 0 to 65535
   */
  readonly port?: number;
  /** The address to listen on. Default: `127.0.0.1`. Metrics hold no secrets, but names of networks, upstreams and methods. */
  readonly host?: string;
}

/** @throws NodeAccessError `INVALID_ARGUMENT` for an option that is wrong. */
export function resolveMetricsOptions(given: MetricsOptions): Required<MetricsOptions> {
  const { port = 0, host = "127.0.0.1" } = checkObject("metrics", given, ["port", "host"]) as MetricsOptions;
  checkText("metrics.host", host);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw invalidArgument("metrics.port", "an integer from 0 to 65535", String(port));
  return { port, host };
}
