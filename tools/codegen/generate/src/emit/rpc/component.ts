import { readDocument, type RpcDocument } from "../../load/open-rpc/index.ts";
import { outputs } from "./outputs.ts";

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
        document: RpcDocument,
      ): Promise<void> => {
        templateFiles.typescript = Object.entries(outputs(readDocument(document))).map(
          ([path, template]) => ({
            path,
            template,
          }),
        );
        return Promise.resolve();
      },
    ],
  },
  staticPath: (): undefined => undefined,
};

export default component;
