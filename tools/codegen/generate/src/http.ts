import { join } from "node:path";
import { emitOpenApi } from "./emit/http/index.ts";
import { hasHttp, readHttp } from "./load/http/index.ts";
import type { Generate } from "./generator.ts";

/** Generates the OpenAPI files of gRPC services that nodes also serve over HTTP. Other generators read these files. */
export const generate: Generate = async (loader, output) => {
  if (!hasHttp(loader.root)) return;
  const specs = await loader.grpc();
  for (const [client, facts] of readHttp(loader.root, specs)) {
    const spec = specs.get(client);
    if (spec) output.put([[join(loader.root, `specs/${client}.openapi.yaml`), emitOpenApi(spec, facts)]]);
  }
};
