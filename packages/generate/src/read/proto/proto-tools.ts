import { statSync } from "node:fs";
import { createMistakes } from "../../spec-file/mistakes.ts";

/** The optional packages that protos need, as `npm install` takes them. They are too large for users without protos. */
const PROTO_TOOLS = {
  client: ["@bufbuild/buf@1"],
  mock: ["@bufbuild/buf@1", "@bufbuild/protobuf@2", "@connectrpc/connect@2", "@connectrpc/connect-node@2"],
  diff: ["@bufbuild/buf@1"],
} as const;

const ARGUMENTS: Readonly<Record<keyof typeof PROTO_TOOLS, (path: string) => string>> = {
  client: (path) => `${path} --out FOLDER`,
  mock: (path) => `mock ${path}`,
  diff: () => "diff OLD NEW",
};

/** Whether a spec is a proto file or a folder, which has proto files. */
export function isProtos(path: string): boolean {
  return path.endsWith(".proto") || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Loads a module that imports what protos need.
 *
 * @throws Mistakes with the command to run, if a package is not installed.
 */
export async function withProtoTools<Module>(
  path: string,
  use: keyof typeof PROTO_TOOLS,
  load: () => Promise<Module>,
): Promise<Module> {
  return withTools({ path, what: "protos", tools: PROTO_TOOLS[use], args: ARGUMENTS[use](path) }, load);
}

interface Need {
  readonly path: string;
  readonly what: string;
  /** The packages, as `npm install` takes them. */
  readonly tools: readonly string[];
  readonly args: string;
}

/**
 * Loads a module that imports optional packages.
 *
 * @throws Mistakes with the command to run, if a package is not installed.
 */
export async function withTools<Module>(
  { path, what, tools, args }: Need,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.endsWith("MODULE_NOT_FOUND")) throw error;
    const [reason = ""] = message.split("\n");
    const missing = `${what} need packages that are not installed (${reason.replace(/ imported from .*/, "")})`;
    const once = ["@node-access/generate", ...tools].map((one) => `-p ${one}`).join(" ");
    const remedy = `run \`npx ${once} node-access-generate ${args}\`, or install it in a project with \`npm install --save-dev @node-access/generate ${tools.join(" ")}\``;
    throw createMistakes(path, missing, remedy);
  }
}
