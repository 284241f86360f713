import type { Bundle } from "../../load/open-rpc/document.ts";
import { outputs } from "./outputs.ts";

interface TemplateFile {
  readonly path: string;
  readonly template: (context: { readonly openrpcDocument: Bundle }) => string;
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
        document: Bundle,
      ): Promise<void> => {
        templateFiles.typescript = Object.entries(outputs(document)).map(([path, emit]) => ({
          path,
          template: (context) => emit(context.openrpcDocument),
        }));
        return Promise.resolve();
      },
    ],
  },
  staticPath: (): undefined => undefined,
};

export default component;
