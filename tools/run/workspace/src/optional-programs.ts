import { accessSync, constants, statSync } from "node:fs";
import { delimiter, join } from "node:path";

interface Program {
  /** What it may be called, the preferred name first. */
  readonly names: readonly string[];
  /** Debian's package, if it has one. */
  readonly package?: string;
  /** What `npm test` skips without it. */
  readonly tests?: string;
}

const NO_PACKAGE = "put the folder bin of its download into PATH";
const SHELL = "completion in shells";

/** What tools and tests use if the machine has it. Only this file looks for it, so that `OPTIONAL_PROGRAMS` hides it everywhere. */
const PROGRAMS = {
  litecoind: { names: ["litecoind"], package: "litecoind", tests: "real nodes of Bitcoin's kind" },
  redis: {
    names: ["valkey-server", "redis-server"],
    package: "redis-server",
    tests: "counters, results and streams in Redis",
  },
  nats: { names: ["nats-server"], package: "nats-server", tests: "streams to NATS JetStream" },
  kafka: {
    names: ["kafka-server-start.sh", "kafka-server-start"],
    tests: "streams to Kafka",
  },
  haproxy: { names: ["haproxy"], package: "haproxy", tests: "HAProxy in front of a fleet" },
  promtool: { names: ["promtool"], package: "prometheus", tests: "alert rules in Prometheus" },
  bash: { names: ["bash"], package: "bash", tests: SHELL },
  zsh: { names: ["zsh"], package: "zsh", tests: SHELL },
  fish: { names: ["fish"], package: "fish", tests: SHELL },
  script: { names: ["script"], package: "bsdutils", tests: SHELL },
  chromium: {
    names: ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
    package: "chromium",
    tests: "pages in a browser",
  },
  docker: { names: ["docker"], package: "docker.io" },
  podman: { names: ["podman"], package: "podman" },
} as const satisfies Readonly<Record<string, Program>>;

export type OptionalProgram = keyof typeof PROGRAMS;

/** All optional programs. */
export const optionalPrograms = Object.keys(PROGRAMS) as readonly OptionalProgram[];

/** Where Debian installs servers. The `PATH` of an ordinary user may lack it. */
const SERVERS = "/usr/sbin";

/**
 * Finds an optional program in the `PATH`. `OPTIONAL_PROGRAMS` limits what is found: `none`, or names from the table above, with
 * commas between them. @returns its path, or `undefined` if it is not installed, or hidden.
 */
export function optionalProgram(
  name: OptionalProgram,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  if (!isAllowed(name, env["OPTIONAL_PROGRAMS"])) return undefined;
  const folders = [...(env["PATH"] ?? "").split(delimiter), SERVERS];
  const files = PROGRAMS[name].names.flatMap((own) => folders.map((folder) => join(folder, own)));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      // A folder may be called like a program, and be executable in its own way.
      return statSync(file).isFile();
    } catch {
      return false;
    }
  });
}

function isAllowed(name: OptionalProgram, allowed: string | undefined): boolean {
  if (allowed === undefined || allowed === "") return true;
  if (allowed === "none") return false;
  const names = allowed.split(",");
  const unknown = names.find((one) => !Object.hasOwn(PROGRAMS, one));
  if (unknown !== undefined)
    throw new Error(
      `OPTIONAL_PROGRAMS: expected none, or some of ${optionalPrograms.join(",")}, received ${JSON.stringify(unknown)}`,
    );
  return names.includes(name);
}

/** Says that a program is not installed, and how to install it: `zsh is not installed: apt-get install zsh`. */
export function howToInstall(name: OptionalProgram): string {
  const { package: own }: Program = PROGRAMS[name];
  return `${name} is not installed: ${own ? `apt-get install ${own}` : NO_PACKAGE}`;
}

/** Finds a program for tests that are skipped without it, and warns of that. */
export function programForTests(name: OptionalProgram): string | undefined {
  const program = optionalProgram(name);
  if (program === undefined)
    console.warn(`\n!!! ${howToInstall(name)}. Tests that need it are skipped !!!\n`);
  return program;
}

/** Says which tests are skipped on this machine, and how to run them; `undefined` if none are. */
export function skippedTests(
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const programs: Readonly<Record<OptionalProgram, Program>> = PROGRAMS;
  const missing = optionalPrograms.filter(
    (name) => programs[name].tests !== undefined && optionalProgram(name, env) === undefined,
  );
  if (missing.length === 0) return undefined;
  const rows = missing.map((name) => `  ${name.padEnd(9)}  ${programs[name].tests}`);
  const packages = missing.flatMap((name) => programs[name].package ?? []);
  const commands = [
    ...(packages.length > 0 ? [`apt-get install ${packages.join(" ")}`] : []),
    ...missing.filter((name) => !programs[name].package).map((name) => `${name}: ${NO_PACKAGE}`),
  ];
  const how = env["OPTIONAL_PROGRAMS"] ? "unset OPTIONAL_PROGRAMS, and " : "";
  return `Skipped, as these programs are not installed:\n${rows.join("\n")}\nTo run these tests too: ${how}${commands.join("; ")}`;
}
