import { createRequire } from "node:module";
import { resolve } from "node:path";
import type { GeneratePlugin } from "./plugin.ts";

/** The plugins of this package, which are loaded when they are named. */
const own: Readonly<Record<string, () => Promise<{ readonly plugin: GeneratePlugin }>>> = {
  msw: () => import("./msw.ts"),
  "tanstack-query": () => import("./tanstack-query.ts"),
  valibot: () => import("./valibot.ts"),
  zod: () => import("./zod.ts"),
};

/**
 * Returns a plugin of this package by its name, or the default export of a module, by its path or package name.
 *
 * @throws Error saying what is wrong with the name or the module.
 */
export async function loadPlugin(name: string): Promise<GeneratePlugin> {
  const load = Object.hasOwn(own, name) ? own[name] : undefined;
  if (load) return (await load()).plugin;
  const isPath = /^\.|^\/|\.[cm]?[jt]s$/.test(name);
  let module: { readonly default?: GeneratePlugin };
  try {
    // Packages are those of the project, which may run the command without having this package.
    module = createRequire(resolve("package.json"))(isPath ? resolve(name) : name);
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    throw new Error(`it cannot be loaded (${reason}): expected ${Object.keys(own).join(", ")}, or a module`, {
      cause: error,
    });
  }
  if (typeof module.default?.files === "function") return module.default;
  throw new Error(`it has no default export with a function \`files\``);
}
