import { join } from "node:path";

/** What a Dockerfile comes to without a container engine. */
export interface ImageScript {
  /** A shell script that makes the folders of the image. */
  readonly script: string;
  /** Where the command runs, and its variables. */
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

/** Facts for an engine. */
const IGNORED = new Set(["VOLUME", "USER", "EXPOSE"]);

/**
 * Turns a Dockerfile into a script for this machine, which stands in for the base image: each stage has its root in a folder of
 * `scratch`, and owners mean nothing there.
 *
 * @param context - The folder that is built.
 * @throws Error with the line of an instruction that it does not know, until someone teaches it.
 */
export function imageScript(dockerfile: string, context: string, scratch: string): ImageScript {
  const roots = new Map<string, string>();
  const lines = ["set -e", "chown() { :; }"];
  let [root, cwd, stage] = ["", "", 0];
  let env: Record<string, string> = {};
  let command: string[] = [];
  let healthCheck: string[] = [];
  const text = dockerfile.replaceAll(/^\s*#.*\n/gm, "").replaceAll(/\\\n\s*/g, "");
  const folders = Array.from(
    text.matchAll(/^(?:WORKDIR|VOLUME|COPY.*) (\/[\w-]+)/gm),
    ([, folder]) => folder,
  );
  const inImage = new RegExp(`(?<![\\w./:-])(?:${folders.join("|")})(?![\\w-])`, "g");
  /** The folders of the image lie in that of the stage. */
  const inRoot = (path: string): string => path.replaceAll(inImage, (folder) => root + folder);
  for (const line of text.split("\n").filter(Boolean)) {
    const [, name = "", flag = "", rest = ""] = /^(\w+)\s+((?:--\S+\s+)*)(.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, id = String(stage)] = / AS (\w+)$/.exec(rest) ?? [];
      root = cwd = join(scratch, `stage-${stage++}`);
      roots.set(id, root);
      env = {};
      lines.push(`mkdir -p ${root}`, `cd ${root}`);
    } else if (name === "WORKDIR") {
      cwd = join(root, rest);
      lines.push(`mkdir -p ${cwd}`, `cd ${cwd}`);
    } else if (name === "COPY") {
      const [source = "", target = ""] = rest.split(/\s+/);
      const stageName = /--from=(\S+)/.exec(flag)?.[1];
      const from = join(
        stageName === undefined ? context : (roots.get(stageName) ?? "/no-such-stage"),
        source,
      );
      // A trailing dot copies what is in a folder.
      lines.push(
        `if [ -d ${from} ]; then mkdir -p ${inRoot(target)} && cp -a ${from}/. ${inRoot(target)}; else cp ${from} ${inRoot(target)}; fi`,
      );
    } else if (name === "RUN") {
      lines.push(`(${inRoot(rest)})`);
    } else if (name === "ENV") {
      const [key = "", value = ""] = rest.split("=");
      env[key] = value;
      lines.push(`export ${rest}`);
    } else if (name === "ENTRYPOINT") {
      // JSON, so that signals reach the program.
      command = (JSON.parse(rest) as string[]).map(inRoot);
    } else if (name === "HEALTHCHECK") {
      healthCheck = JSON.parse(rest.replace(/^CMD /, "")) as string[];
    } else if (!IGNORED.has(name)) {
      throw new Error(`the check of the image does not know this line of the Dockerfile: ${line}`);
    }
  }
  return { script: `${lines.join("\n")}\n`, cwd, env, command, healthCheck };
}
