import pLimit from "p-limit";
import type { NetworksOption } from "../../options/network-options.ts";
import type { Reloaded } from "../../surfaces/admin/admin-call.ts";
import type { Log } from "../../observe/log.ts";
import type { RereadOptions } from "../gateway-command.ts";
import type { GatewayOptions } from "../options.ts";

export interface ReloadContext {
  /** Rereads the config and the command line. */
  readonly reread: () => RereadOptions;
  readonly check: (options: GatewayOptions) => Promise<unknown>;
  /** Serves other networks. Nothing changes if this fails. */
  readonly serve: (networks: NetworksOption | undefined) => Promise<void>;
  readonly log: Log;
}

/**
 * Creates the function that rereads the config, one reload at a time. If the config is wrong, it throws
 * NodeAccessError `INVALID_ARGUMENT`, and uses none of it.
 *
 * @param started - The options that the gateway was started with.
 */
export function createReload(
  { reread, check, serve, log }: ReloadContext,
  started: GatewayOptions,
): () => Promise<Reloaded> {
  const reload = async (): Promise<Reloaded> => {
    let again: RereadOptions | undefined;
    try {
      again = reread();
      const { options } = again;
      await check(options);
      await serve(options.networks);
      const needsRestart = findChangedOptions(started, options);
      const networks = Object.keys(options.networks ?? {});
      const more = needsRestart.length > 0 ? { needsRestart: needsRestart.join() } : {};
      log("info", "config reloaded", { change: "reloaded", networks: networks.length, ...more });
      return { networks, needsRestart };
    } catch (cause) {
      const error = again ? again.locate(cause) : cause;
      const reason = error instanceof Error ? error.message : "";
      log("error", "config not reloaded", { change: "failed", reason });
      throw error;
    }
  };
  const oneAtATime = pLimit(1);
  return () => oneAtATime(reload);
}

/** The changed options that take effect only at a start. */
function findChangedOptions(before: GatewayOptions, after: GatewayOptions): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof GatewayOptions>;
  const atStart = [...names].filter((name) => name !== "networks" && name !== "log");
  return atStart.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).toSorted();
}
