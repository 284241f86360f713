import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inScratch, put } from "@node-access-tools/package-check";
import { findRoot, run } from "@node-access-tools/workspace";
import { healthCheckOf, readDockerfile, wordsOf } from "../src/image/dockerfile.ts";
import { runSteps } from "../src/image/run-steps.ts";

const dockerfile = `# syntax=docker/dockerfile:1
FROM node:24-slim AS build
WORKDIR /work
COPY . .
RUN mkdir /app \\
  # A comment between two lines.
  && cp hello.txt /app/copied.txt \\
  && echo "http://localhost/work" > /app/url.txt

FROM node:24-slim
ENV GREETING=hello
COPY --from=build /app /app
RUN mkdir /data && chown nobody:nobody /data
VOLUME /data
WORKDIR /data
USER nobody
EXPOSE 9640
HEALTHCHECK --interval=10s --timeout=3s \\
  CMD ["node", "-e", "process.exit(0)"]
ENTRYPOINT ["sh", "-c", "echo $GREETING; pwd; cat /app/*.txt"]
`;

describe("readDockerfile", () => {
  it("reads stages, options and continued lines", () => {
    const stages = readDockerfile(dockerfile);
    expect(stages.map(({ image, name }) => ({ image, name }))).toEqual([
      { image: "node:24-slim", name: "build" },
      { image: "node:24-slim", name: undefined },
    ]);
    expect(stages[1]?.instructions.find(({ name }) => name === "COPY")).toEqual({
      line: 12,
      name: "COPY",
      flags: { from: "build" },
      text: "/app /app",
    });
    expect(healthCheckOf(stages)).toEqual(["node", "-e", "process.exit(0)"]);
  });

  it.each([
    ["FROM node\n", "line 1: expected an image with a tag, got node"],
    ["FROM node:24\nCOPI . .\n", "line 2: COPI is none of FROM, WORKDIR"],
    ["RUN true\n", "line 1: RUN comes before FROM"],
    ["FROM node:24 AS a\nCOPY --from=a /x /y\n", "line 2: no stage before this one has the name a"],
    ["FROM node:24\nRUN true \\\n", "line 2: the last line ends with a backslash"],
  ])("rejects %j", (text, message) => {
    expect(() => readDockerfile(text)).toThrow(message);
  });

  it("rejects a command that is not a list of words", () => {
    expect(() => wordsOf({ line: 3, name: "ENTRYPOINT", flags: {}, text: "node app.js" })).toThrow(
      "line 3: write ENTRYPOINT as a JSON list",
    );
  });

  it("reads the gateway's, whose base images have the Node version of the checkout", () => {
    const root = findRoot(import.meta.dirname);
    const stages = readDockerfile(readFileSync(join(root, "packages/gateway/deploy/Dockerfile"), "utf8"));
    const images = new Set(stages.map(({ image }) => image));
    expect([...images]).toEqual([`node:${process.versions.node}-bookworm-slim`]);
  });
});

describe("runSteps", () => {
  it("runs the steps with the image's folders in a scratch folder", async () => {
    await inScratch(async (directory) => {
      put(directory, "context/hello.txt", "copied\n");
      const scratch = join(directory, "scratch");
      mkdirSync(scratch);
      const container = await runSteps(readDockerfile(dockerfile), join(directory, "context"), scratch);
      const [program = "", ...args] = container.command;
      const { output } = await run(program, args, container);
      expect(output).toBe(`hello\n${join(scratch, "stage-1/data")}\ncopied\nhttp://localhost/work\n`);
    });
  });

  it("fails with the output of a step, and names a file that does not exist", async () => {
    await inScratch(async (directory) => {
      const build = (steps: string): Promise<unknown> => {
        const scratch = join(directory, String(Math.random()));
        mkdirSync(scratch);
        return runSteps(readDockerfile(`FROM node:24\n${steps}\n`), directory, scratch);
      };
      await expect(build("RUN echo reason && false")).rejects.toThrow("reason");
      await expect(build("COPY missing.txt /x")).rejects.toThrow("line 2: missing.txt does not exist");
    });
  });
});
