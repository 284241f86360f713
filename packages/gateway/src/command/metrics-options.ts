/** The address of the metrics for Prometheus. */
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
  /**
   * The address to listen on. Default: `127.0.0.1`. Metrics hold no secrets, but names of networks,
   * upstreams and methods.
   */
  readonly host?: string;
}
