import type { GatewayOptions } from "../options.ts";

/** The content of a config file: a gateway's options, with environment variables as `${NAME}` in texts. */
export type GatewayConfig = Omit<GatewayOptions, "log">;
