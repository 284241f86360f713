import type { RpcSpec } from "@node-access/generate/model";
import { outputs } from "./outputs.ts";

/** An OpenRPC document that carries the part of the model to be emitted. */
export interface Document {
  readonly openrpc: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly methods: readonly [];
  readonly "x-spec": RpcSpec;
}

interface TemplateFile {
  readonly path: string;
  readonly template: () => string;
}

const templateFiles: { typescript: readonly TemplateFile[] } = { typescript: [] };

/** `@open-rpc/generator` loads this by the path of this file. */
const component: object = {
  hooks: {
    templateFiles,
    // The files depend on the families of the document, which are first known here.
    beforeCompileTemplate: [
      (
        _destination: string,
        _from: string | undefined,
        _component: unknown,
        document: Document,
      ): Promise<void> => {
        templateFiles.typescript = Object.entries(outputs(document["x-spec"])).map(([path, template]) => ({
          path,
          template,
        }));
        return Promise.resolve();
      },
    ],
  },
  staticPath: (): undefined => undefined,
};

export default component;
