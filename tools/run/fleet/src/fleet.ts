import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts, type PrintedCredentials, readCredentials } from "@node-access-tools/local-servers";
import { optionalProgram } from "@node-access-tools/workspace";
import { GatewayProcess, type LogLine } from "./gateway-process.ts";
import { startHaproxy } from "./haproxy.ts";
import { type Balancer, startRoundRobin } from "./round-robin.ts";

/** Options of {@link startFleet}. */
export interface FleetOptions {
  /** How many gateways. More than one needs a Postgres. */
  readonly instances: number;
  /** `postgres://…`. Default: a SQLite file. */
  readonly database?: string;
  /** Contents of the gateways' `--config` file. */
  readonly config?: object;
  /** Added to this process's environment for each gateway. */
  readonly environment?: Readonly<Record<string, string>>;
  /** The load balancer. Default: HAProxy if it is installed, otherwise a round robin of connections. */
  readonly balancer?: "round robin";
  /** Receives each entry of each gateway's log. */
  readonly onLog?: (line: LogLine) => void;
}

/** Several gateways behind one address. */
export interface Fleet {
  /** `http://127.0.0.1:port` of the balancer. */
  readonly url: string;
  /** `http://127.0.0.1:port` of the balancer's gRPC port. */
  readonly grpcUrl: string;
  readonly balancer: Balancer;
  readonly gateways: readonly GatewayProcess[];
  readonly credentials: PrintedCredentials;
  /** Lets all gateways read another config. */
  reload(config: object): void;
  /** Ends all of it. Idempotent. */
  stop(): Promise<void>;
}

/** Starts gateways on one database, all at once, and a load balancer. @throws Error with a gateway's output if one does not start. */
export async function startFleet(options: FleetOptions): Promise<Fleet> {
  const { instances, config = {}, environment, onLog } = options;
  const folder = mkdtempSync(join(tmpdir(), "fleet-"));
  const [configFile, keyFile] = [join(folder, "config.json"), join(folder, "fleet.key")];
  const configure = (contents: object): void => writeFileSync(configFile, JSON.stringify(contents));
  configure(config);
  writeFileSync(keyFile, randomBytes(32), { mode: 0o600 });
  const database = options.database ?? join(folder, "fleet.db");
  const credentialsFile = join(folder, "credentials.json");
  const common = ["--database", database, "--key-file", keyFile, "--config", configFile];
  common.push("--credentials-out", credentialsFile);
  const [frontPort = 0, frontGrpcPort = 0, ...others] = await freePorts(2 + 2 * instances);
  const [ports, grpcPorts] = [others.slice(0, instances), others.slice(instances)];
  const gateways = ports.map((port, index) => {
    const grpcPort = grpcPorts[index] ?? 0;
    return new GatewayProcess({ port, grpcPort, arguments: common, environment, onLog });
  });
  let balancer: Balancer | undefined;
  const stop = async (): Promise<void> => {
    await balancer?.stop();
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const starts = await Promise.allSettled(gateways.map((gateway) => gateway.start()));
    for (const start of starts) if (start.status === "rejected") throw start.reason;
    const outputs = gateways.map(({ output }) => readCredentials(output));
    const credentials = outputs.find((printed) => printed !== undefined);
    if (!credentials) throw new Error("no gateway printed credentials: the database is not a new one");
    const routes = [
      { port: frontPort, backends: ports },
      { port: frontGrpcPort, backends: grpcPorts },
    ] as const;
    const haproxy = options.balancer === undefined ? optionalProgram("haproxy") : undefined;
    balancer = await (haproxy === undefined ? startRoundRobin(routes) : startHaproxy(haproxy, routes));
    return {
      url: `http://127.0.0.1:${frontPort}`,
      grpcUrl: `http://127.0.0.1:${frontGrpcPort}`,
      balancer,
      gateways,
      credentials,
      reload(contents) {
        configure(contents);
        for (const gateway of gateways) gateway.reload();
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
