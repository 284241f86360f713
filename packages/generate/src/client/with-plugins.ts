import { makeVisible } from "../spec-file/visible.ts";
import { createMistakes } from "../spec-file/mistakes.ts";
import type { Described } from "../plugins/describe-client.ts";
import type { GeneratePlugin } from "../plugins/plugin.ts";
import type { GeneratedClient } from "./generated-client.ts";
import { type ImportExtension, withTsImports } from "./import-extension.ts";
import type { GenerateHooks } from "./rename.ts";

/**
 * Adds the files of plugins to a client, and lets a hook change all files.
 *
 * @throws Mistakes naming each plugin that failed, and why.
 */
export async function withPlugins(
  client: GeneratedClient,
  path: string,
  described: Described,
  {
    plugins = [],
    hooks = {},
    importExtension = "js",
  }: {
    readonly plugins?: readonly (string | GeneratePlugin)[] | undefined;
    readonly hooks?: GenerateHooks | undefined;
    readonly importExtension?: ImportExtension | undefined;
  },
): Promise<GeneratedClient> {
  const files = new Map([...client.files].map(([file, text]) => [file, makeVisible(text)]));
  // Most programs have no plugins.
  if (plugins.length > 0) await addFiles(files, path, described, plugins);
  const imported = importExtension === "ts" ? withTsImports(files) : files;
  const { file: hook } = hooks;
  if (!hook) return { ...client, files: imported };
  const changed = [...imported].flatMap(([file, text]): [string, string][] => {
    const own = hook(file, text);
    return own === undefined ? [] : [[file, own]];
  });
  return { ...client, files: new Map(changed) };
}

async function addFiles(
  files: Map<string, string>,
  path: string,
  described: Described,
  plugins: readonly (string | GeneratePlugin)[],
): Promise<void> {
  const owners = new Map([...files.keys()].map((file) => [file, "the client"]));
  const { describeClient } = await import("../plugins/describe-client.ts");
  const { loadPlugin } = await import("../plugins/load-plugins.ts");
  const description = describeClient(described);
  for (const one of plugins) {
    const label = typeof one === "string" ? one : one.name;
    const fail = (what: string, remedy: string): never => {
      throw createMistakes(path, `the plugin ${label}: ${what}`, remedy);
    };
    const made = await Promise.resolve()
      .then(() => (typeof one === "string" ? loadPlugin(one) : one))
      .then((plugin) => plugin.files(description))
      .catch((error: unknown) => fail((error as Error).message, "remove it from the plugins"));
    for (const [file, text] of Object.entries(made)) {
      const owner = owners.get(file);
      if (owner !== undefined) fail(`it would overwrite ${file} of ${owner}`, "remove one of the plugins");
      if (!/^[\w-][\w.-]*$/.test(file))
        fail(`the file name ${file} is not allowed`, "use letters, digits, -, _ and dots, and no folder");
      owners.set(file, `the plugin ${label}`);
      files.set(file, makeVisible(text));
    }
  }
}
