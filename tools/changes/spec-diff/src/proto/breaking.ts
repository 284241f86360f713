import { type Finding, startBuf } from "@node-access/generate/proto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Breaks of source code. Not those of other languages' options, nor the idempotency level: whether a call is sent again
 * has rules of its own.
 */
const BREAKING = {
  use: ["PACKAGE"],
  except: [
    "FIELD_SAME_CPP_STRING_TYPE",
    "FIELD_SAME_JAVA_UTF8_VALIDATION",
    "FILE_SAME_CC_ENABLE_ARENAS",
    "FILE_SAME_CC_GENERIC_SERVICES",
    "FILE_SAME_CSHARP_NAMESPACE",
    "FILE_SAME_GO_PACKAGE",
    "FILE_SAME_JAVA_GENERIC_SERVICES",
    "FILE_SAME_JAVA_MULTIPLE_FILES",
    "FILE_SAME_JAVA_OUTER_CLASSNAME",
    "FILE_SAME_JAVA_PACKAGE",
    "FILE_SAME_OBJC_CLASS_PREFIX",
    "FILE_SAME_OPTIMIZE_FOR",
    "FILE_SAME_PHP_CLASS_PREFIX",
    "FILE_SAME_PHP_METADATA_NAMESPACE",
    "FILE_SAME_PHP_NAMESPACE",
    "FILE_SAME_PY_GENERIC_SERVICES",
    "FILE_SAME_RUBY_PACKAGE",
    "FILE_SAME_SWIFT_PREFIX",
    "RPC_SAME_IDEMPOTENCY_LEVEL",
  ],
};

/**
 * What breaks source code between what two modules were compiled into.
 *
 * @param folder - Where a file may be put: buf reads only one of them from its input.
 */
export async function breaking(before: Buffer, after: Buffer, folder: string): Promise<readonly Finding[]> {
  const against = join(folder, "before.binpb");
  writeFileSync(against, before);
  const config = JSON.stringify({ version: "v2", breaking: BREAKING });
  const configs = ["--config", config, "--against-config", config];
  const args = ["breaking", "-#format=binpb", "--against", against, ...configs, "--error-format", "json"];
  const { findings } = await startBuf(folder, args, after);
  return findings;
}
