import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compile } from "../compile.ts";
import type { Kind } from "../documents.ts";
import type { Generated } from "../generate.ts";
import type { Fetched } from "../sources.ts";
import { bundleSize } from "./bundle.ts";
import { step } from "../step.ts";
import { compareOpenApi, nameIn, OPENAPI_PEERS } from "./compare-open-api.ts";
import { compareProtos, PROTO_PEERS } from "./compare-protos.ts";
import type { Outcome } from "./measured.ts";

/** What this repository's generator is called in the table. */
const OWN = "node-access";

/** All generators, in the order of the table. */
export const GENERATORS: readonly string[] = [OWN, ...OPENAPI_PEERS, ...PROTO_PEERS];

/** Measures a client, and those of the other generators for the same document. No other one reads OpenRPC. */
export async function compare(
  kind: Kind,
  fetched: Fetched,
  generated: Generated,
  project: string,
  peers: string,
): Promise<Record<string, Outcome>> {
  step(`${OWN} measured`);
  const own = { [OWN]: await measureOwn(generated, project, peers) };
  if (kind === "openapi") return { ...own, ...(await compareOpenApi(fetched.path, project, peers)) };
  return kind === "proto" ? { ...own, ...(await compareProtos(fetched, project, peers)) } : own;
}

async function measureOwn({ seconds, lines }: Generated, project: string, peers: string): Promise<Outcome> {
  const source = join(project, "src");
  const program = join(source, "program.ts");
  const hasCaller = existsSync(join(source, "caller.ts"));
  if (hasCaller) writeFileSync(program, programOf(source));
  try {
    const size = hasCaller ? await bundleSize(program, peers) : undefined;
    const { errors, instantiations } = await compile(project, "5.9", peers);
    if (errors.length > 0)
      return { failure: `${errors.length} errors of the compiler, the first: ${errors[0]}` };
    return {
      seconds,
      lines,
      ...size,
      ...(instantiations !== undefined && { instantiations }),
    };
  } finally {
    rmSync(program, { force: true });
  }
}

function programOf(source: string): string {
  const file = join(source, "operations.ts");
  const name = nameIn(file, /^export const ([\p{ID_Continue}$]+): ApiOperation</mu);
  const method = nameIn(file, /^export const [^:]+: ApiOperation<CorpusMethods\["([^"]+)"\]/m);
  return `import { createCorpusCaller } from "./caller.js";
import type { CorpusMethods } from "./methods.js";
import { ${name} } from "./operations.js";
type Method = CorpusMethods["${method}"];
const client = createCorpusCaller({ endpoint: "https://acme.example" });
export const call = (...args: Parameters<Method>): unknown => client.call(${name}, ...args);
export type Result = Awaited<ReturnType<Method>>;
`;
}
