import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { programForTests } from "@node-access-tools/workspace";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { readCommandLine } from "../../src/command/command-line.ts";
import type { Call } from "../../src/observe/call.ts";
import { Metrics } from "../../src/observe/metrics.ts";

const folder = new URL("../../deploy/", import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, folder), "utf8");

interface Service {
  readonly command?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly (string | object)[];
  readonly networks?: readonly string[];
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
}

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: object;
}

const promtool = programForTests("promtool");

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
        if (path.startsWith("../")) expect(() => readFileSync(new URL(path, folder))).not.toThrow("ENOENT");
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

  it("alerts by existing metrics of the gateway, with their labels", async () => {
    const metrics = new Metrics();
    const endWatch = metrics.watchEventLoop();
    const part = { network: "n", part: "rpc" };
    const upstream = { ...part, name: "u", head: 1, newest: 1, usedQuota: 0.5 };
    metrics.watchNetworks({
      networks: () => [
        { ...part, state: "degraded" },
        { ...part, state: "failing" },
        { ...part, state: "down" },
      ],
      upstreams: () => [
        { ...upstream, state: "lagging" },
        { ...upstream, state: "mismatched" },
      ],
      queues: () => [],
    });
    metrics.readContactAge = () => 1;
    metrics.certificateEnd = 0;
    metrics.integrity.checked("n", "rpc", "u", "wrong");
    metrics.disagreed("n", "rpc", "u");
    metrics.unhandled("rejection");
    const call = { surface: "json-rpc", method: "m", network: "n", credential: "c" } as Call;
    for (const outcome of ["upstream", "timeout", "gateway"] as const) metrics.call(call, outcome, "u", 1);
    const text = await metrics.text();
    endWatch();
    const { groups } = parse(read("alerts.yml")) as { groups: { rules: Rule[] }[] };
    const rules = groups.flatMap((group) => group.rules);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, labels, annotations } of rules) {
      expect([alert, labels.severity]).toEqual([alert, expect.stringMatching(/^(critical|warning)$/)]);
      expect(annotations).toEqual({ summary: expect.any(String), description: expect.any(String) });
      for (const [, name = "", selected = ""] of expr.matchAll(/\b(gateway_\w+)(?:\{([^}]*)\})?/g)) {
        const series = text
          .split("\n")
          .filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
        for (const [, label, , values = ""] of selected.matchAll(/(\w+)(=~?)"([^"]*)"/g))
          for (const value of values.split("|"))
            expect([alert, series.some((line) => line.includes(`${label}="${value}"`))]).toEqual([
              alert,
              true,
            ]);
        // The labels that the alert's texts show; Prometheus adds the instance.
        for (const [, shown] of JSON.stringify(annotations).matchAll(/\$labels\.(\w+)/g))
          if (shown !== "instance") expect(series.join()).toContain(`${shown}="`);
        expect([alert, series.length > 0]).toEqual([alert, true]);
      }
    }
  });

  it.runIf(promtool)("alerts as its own tests say, in Prometheus", () => {
    const cwd = fileURLToPath(folder);
    for (const command of [
      ["check", "config", "prometheus.yml"],
      ["check", "rules", "alerts.yml"],
      ["test", "rules", "alerts.test.yml"],
    ])
      execFileSync(promtool ?? "", command, { cwd, stdio: "pipe" });
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
