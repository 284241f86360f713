import type { GatewayOptions } from "../options.ts";

/** What a config file may say: the options of a gateway, with environment variables as `${NAME}` in texts. */
export type GatewayConfig = Omit<GatewayOptions, "log">;
