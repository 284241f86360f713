import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readCommandLine } from "../src/command/command-line.ts";
import { Metrics } from "../src/observe/metrics.ts";

const folder = new URL("../deploy/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");

interface Service {
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly (string | object)[];
  readonly networks?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

const { services } = parse(read("compose.yaml"), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>;
};
const gateways = Object.entries(services).filter(([name]) => name.startsWith("gateway-"));

describe("deploy", () => {
  it("starts two gateways with existing options, and without privileges", () => {
    expect(gateways.map(([name]) => name)).toEqual(["gateway-1", "gateway-2"]);
    for (const [, { command = [], read_only, cap_drop }] of gateways) {
      const config = new URL("gateway.json", folder).pathname;
      const line = command.map((word) => word.replace("/config/gateway.json", config));
      expect(readCommandLine(line)).toMatchObject({
        options: { host: "0.0.0.0", networks: { "ethereum-mainnet": "simulator" } },
      });
      expect({ read_only, cap_drop }).toEqual({ read_only: true, cap_drop: ["ALL"] });
    }
  });

  it("mounts existing files, and opens ports only to this machine", () => {
    for (const { volumes = [], ports = [] } of Object.values(services)) {
      for (const volume of volumes) {
        const [path = ""] = typeof volume === "string" ? volume.split(":") : [];
        if (path.startsWith("./")) expect(() => readFileSync(new URL(path, folder))).not.toThrow("ENOENT");
      }
      for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
    }
  });

  it("balances and scrapes both gateways, on the image's ports", () => {
    const { options } = readCommandLine([]) as {
      options: { port: number; grpcPort: number; metrics: object };
    };
    const { port, grpcPort, metrics } = options as typeof options & { metrics: { port: number } };
    const exposed = /^EXPOSE (.+)$/m.exec(read("Dockerfile"))?.[1]?.split(" ").map(Number);
    expect(exposed).toEqual([port, grpcPort, metrics.port]);
    const balanced = [...read("haproxy.cfg").matchAll(/^ {2}server \S+ (\S+)$/gm)].map(
      ([, server]) => server,
    );
    const names = gateways.map(([name]) => name);
    const at = (number: number): string[] => names.map((name) => `${name}:${number}`);
    expect(balanced).toEqual([...at(port), ...at(grpcPort)]);
    expect(parse(read("prometheus.yml"))).toMatchObject({
      scrape_configs: [{ static_configs: [{ targets: at(metrics.port) }] }],
    });
  });

  it("shows existing metrics of the gateway", async () => {
    const text = await new Metrics().text();
    const shown = read("grafana/dashboards/gateway.json").matchAll(/gateway_[a-z_]+/g);
    for (const [name] of shown) {
      if (name === "gateway_event_loop_lag_seconds") continue;
      expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, "")} `);
    }
  });
});
