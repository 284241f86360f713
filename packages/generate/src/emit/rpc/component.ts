import type { RpcSpec } from "../../model/json-rpc.ts";
import { outputs } from "./outputs.ts";

/** An OpenRPC document that carries the part of the model that is emitted. */
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

/** What `@open-rpc/generator` loads by the path of this file. */
const component: object = {
  hooks: {
    templateFiles,
    // Which files there are depends on the families of the document, known here for the first time.
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
