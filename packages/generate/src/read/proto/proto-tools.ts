import { statSync } from "node:fs";
import { Mistakes } from "../../spec-file/mistakes.ts";

/** The optional packages that protos need, as `npm install` takes them. They are too large for users without protos. */
export const PROTO_TOOLS = {
  client: ["@bufbuild/buf@1", "ts-proto@2.18"],
  mock: ["@bufbuild/buf@1", "@bufbuild/protobuf@2", "@connectrpc/connect@2", "@connectrpc/connect-node@2"],
} as const;

/** Whether a spec is a proto file or a folder, which has proto files. */
export function isProtos(path: string): boolean {
  return path.endsWith(".proto") || statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/**
 * Loads a module that imports optional packages.
 *
 * @param path - The proto file or folder, as errors name it.
 * @param use - What the module is for.
 * @throws Mistakes with the command to run, if a package is not installed.
 */
export async function withProtoTools<Module>(
  path: string,
  use: keyof typeof PROTO_TOOLS,
  load: () => Promise<Module>,
): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!code?.endsWith("MODULE_NOT_FOUND")) throw error;
    const tools = PROTO_TOOLS[use];
    const [reason = ""] = message.split("\n");
    const what = `protos need packages that are not installed (${reason.replace(/ imported from .*/, "")})`;
    const args = use === "client" ? `${path} --out FOLDER` : `mock ${path}`;
    const once = ["@node-access/generate", ...tools].map((one) => `-p ${one}`).join(" ");
    const remedy = `run \`npx ${once} node-access-generate ${args}\`, or install it in a project with \`npm install --save-dev @node-access/generate ${tools.join(" ")}\``;
    throw new Mistakes([{ file: path, line: 1, column: 1, what, remedy }]);
  }
}
