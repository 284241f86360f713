import type { PackageBudget } from "./package-budget.ts";

export const generate: PackageBudget = {
  bundles: [],
  // js-yaml and fastest-levenshtein; what compiles protos is loaded for protos alone.
  modules: { ".": 6 },
  coldImportMilliseconds: 20,
  consumer: `
    import { generateClient, Mistakes } from "@node-access/generate";
    try {
      const { files, methods } = await generateClient("acme.openrpc.yaml", { name: "Acme" });
      for (const [file, text] of files) console.log(file, text.length, methods);
    } catch (error) {
      if (error instanceof Mistakes) for (const { file, line, what, remedy } of error.mistakes) console.log(file, line, what, remedy);
    }
  `,
};
