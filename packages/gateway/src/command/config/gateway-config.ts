import type { GatewayOptions } from "../options.ts";

/**
 * The content of a config file: a gateway's options, with environment variables as `${NAME}` in texts.
 * The JSON Schema of config files is generated from this type, by the name of this file.
 */
export type GatewayConfig = Omit<GatewayOptions, "log" | "mcp">;
