import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { inScratch, put } from "@node-access-tools/package-check";
import { findRoot, run } from "@node-access-tools/workspace";
import { imageScript } from "../src/image-script.ts";

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

/** Runs the steps of a Dockerfile in a scratch folder, with one file in the context. @returns what its command prints. */
async function build(text: string): Promise<string> {
  return inScratch(async (directory) => {
    put(directory, "context/hello.txt", "copied\n");
    const scratch = join(directory, "scratch");
    mkdirSync(scratch);
    const { script, command, cwd, env } = imageScript(text, join(directory, "context"), scratch);
    put(scratch, "image.sh", script);
    const built = await run("sh", ["image.sh"], { cwd: scratch });
    if (built.code !== 0) return `failed: ${built.output}`;
    const [program = "", ...args] = command;
    const ran = await run(program, args, { cwd, env: { ...process.env, ...env } });
    return ran.output.replaceAll(scratch, "");
  });
}

describe("imageScript", () => {
  it("makes the image's folders in a scratch folder", async () => {
    expect(await build(dockerfile)).toBe("hello\n/stage-1/data\ncopied\nhttp://localhost/work\n");
  });

  it("knows the health check", () => {
    expect(imageScript(dockerfile, "/context", "/scratch").healthCheck).toEqual([
      "node",
      "-e",
      "process.exit(0)",
    ]);
  });

  it.each([
    ["a step that fails", "RUN echo reason && false && true", "reason"],
    ["a file that does not exist", "COPY missing.txt /x", "missing.txt"],
    ["a stage that does not exist", "COPY --from=other /app /app", "/no-such-stage/app"],
  ])("stops at %s", async (_, line, reason) => {
    expect(await build(`FROM node:24\n${line}\nENTRYPOINT ["true"]\n`)).toMatch(
      new RegExp(`^failed: [^]*${reason}`),
    );
  });

  it.each([
    ["COPI . .", "does not know this line of the Dockerfile: COPI . ."],
    ["ENTRYPOINT node app.js", "JSON"],
  ])("rejects %s", (line, message) => {
    expect(() => imageScript(`FROM node:24\n${line}\n`, "/context", "/scratch")).toThrow(message);
  });
});

it("the gateway's image has the Node version of the checkout", () => {
  const file = join(findRoot(import.meta.dirname), "packages/gateway/deploy/Dockerfile");
  const images = Array.from(readFileSync(file, "utf8").matchAll(/^FROM (\S+)/gm), ([, image]) => image);
  expect([...new Set(images)]).toEqual([`node:${process.versions.node}-bookworm-slim`]);
});
