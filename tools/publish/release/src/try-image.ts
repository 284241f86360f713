import { readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { inScratch, userPath } from "@node-access-tools/package-check";
import { startGatewayCommand } from "@node-access-tools/local-servers";
import { copyFiles, must, optionalProgram, run } from "@node-access-tools/workspace";
import { failure, type Steps } from "./steps.ts";

const DOCKERFILE = "packages/gateway/deploy/Dockerfile";

/** Builds and starts the gateway's image; without a container engine, runs the step that makes its program, and says so. */
export async function tryImage(steps: Steps, root: string): Promise<void> {
  const engine = await findEngine();
  await inScratch(async (scratch) => {
    const context = join(scratch, "context");
    await copyFiles(root, context);
    if (engine !== undefined)
      return steps.take(`the image builds, and its container is healthy (${engine})`, () =>
        tryContainer(engine, context),
      );
    const skipped = {
      skipped: "no container engine: the step that makes its program runs in a folder instead",
    };
    await steps.take("the image builds", async () => skipped);
    return steps.take("the Dockerfile makes a gateway that is healthy", () => trySteps(context, scratch));
  });
}

/** @returns the first container engine that is installed and runs. */
async function findEngine(): Promise<string | undefined> {
  for (const name of ["docker", "podman"] as const) {
    const program = optionalProgram(name);
    if (program !== undefined && (await run(program, ["info"], { cwd: "." })).code === 0) return name;
  }
  return undefined;
}

/** Runs the step that makes the folder `/app` of the image, in a scratch folder, and starts the gateway from there. */
async function trySteps(context: string, scratch: string): Promise<string[]> {
  const { build, command, healthCheck } = readDockerfile(context, join(scratch, "app"));
  const env = {
    ...process.env,
    NODE_OPTIONS: "",
    PATH: [dirname(process.execPath), userPath()].join(delimiter),
  };
  await must("sh", ["-ec", build], { cwd: context, env });
  await using gateway = await startGatewayCommand(command, [], { cwd: scratch, env });
  const [check = "", ...rest] = healthCheck;
  const url = `${gateway.url}/healthz`;
  return failure(await run(check, rest, { cwd: scratch, env: { ...env, HEALTH_URL: url } }));
}

/** Reads the Dockerfile in a folder. @throws Error if a command is not JSON, as it must be for signals to reach the program. */
function readDockerfile(context: string, app = "/app") {
  const text = readFileSync(join(context, DOCKERFILE), "utf8")
    .replaceAll(/\\\n\s*/g, "")
    .replaceAll(/\/app\b/g, app);
  const of = (instruction: RegExp): string => instruction.exec(text)?.[1] ?? "";
  return {
    /** The step that makes the folder `/app`. */
    build: of(/^RUN (.*)$/m),
    command: JSON.parse(of(/^ENTRYPOINT (.*)$/m)) as string[],
    healthCheck: JSON.parse(of(/^HEALTHCHECK .*?CMD (.*)$/m)) as string[],
  };
}

async function tryContainer(engine: string, context: string): Promise<string[]> {
  const { healthCheck } = readDockerfile(context);
  const tag = "node-access-gateway-check";
  const call = (...args: readonly string[]): Promise<string> => must(engine, args, { cwd: context });
  await call("build", "--file", DOCKERFILE, "--tag", tag, ".");
  const options = ["--detach", "--rm", "--read-only", "--cap-drop=ALL"];
  const id = (await call("run", ...options, tag, "--host", "0.0.0.0", "--insecure-http")).trim();
  try {
    for (let attempt = 0; attempt < 60; attempt++) {
      if ((await run(engine, ["exec", id, ...healthCheck], { cwd: context })).code === 0) return [];
      await setTimeout(500);
    }
    return [`the container is not healthy:\n${(await run(engine, ["logs", id], { cwd: context })).output}`];
  } finally {
    await run(engine, ["kill", id], { cwd: context });
  }
}
