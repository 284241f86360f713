import type { NetworksOption } from "../../options/network-options.ts";
import type { Reloaded } from "../../surfaces/admin/admin-call.ts";
import type { Log } from "../../observe/log.ts";
import type { GatewayOptions } from "../options.ts";

/** The gateway's functions for a reload. */
export interface ReloadContext {
  /**
   * Rereads the config and the command line.
   *
   * @throws NodeAccessError `INVALID_ARGUMENT` with what is wrong.
   */
  readonly read: () => Promise<GatewayOptions>;
  /** Serves other networks. Nothing changes if this fails. */
  readonly serve: (networks: NetworksOption | undefined) => Promise<void>;
  readonly log: Log;
}

/** Rereads the config of a running gateway, one reload at a time. */
export class ConfigReloads {
  readonly #context: ReloadContext;
  readonly #started: GatewayOptions;
  #last: Promise<unknown> = Promise.resolve();

  /** @param started - The options that the gateway was started with. */
  constructor(context: ReloadContext, started: GatewayOptions) {
    this.#context = context;
    this.#started = started;
  }

  /**
   * @throws NodeAccessError `INVALID_ARGUMENT` with what is wrong with the config,
   * which is then not used at all.
   */
  run(): Promise<Reloaded> {
    const reload = this.#last.then(() => this.#run());
    this.#last = reload.catch(() => {});
    return reload;
  }

  async #run(): Promise<Reloaded> {
    const { read, serve, log } = this.#context;
    try {
      const options = await read();
      await serve(options.networks);
      const needsRestart = changedOptions(this.#started, options);
      const networks = Object.keys(options.networks ?? {});
      const more = needsRestart.length > 0 ? { needsRestart: needsRestart.join() } : {};
      log("info", "config reloaded", { change: "reloaded", networks: networks.length, ...more });
      return { networks, needsRestart };
    } catch (error) {
      log("error", "config not reloaded", {
        change: "failed",
        reason: error instanceof Error ? error.message : "",
      });
      throw error;
    }
  }
}

/** The changed options that take effect only at a start. */
function changedOptions(before: GatewayOptions, after: GatewayOptions): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof GatewayOptions>;
  const atStart = [...names].filter((name) => name !== "networks" && name !== "log");
  return atStart.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).toSorted();
}
