export { BUF, lint, startBuf, startBuild } from "./buf.ts";
export { compileProtos } from "./compile-protos.ts";
export { listDeclared } from "./declared-types.ts";
export { findProtos } from "./find-protos.ts";
export type { Image, ProtoFile } from "./image.ts";
export { collectNames } from "./names.ts";
export { planMessages } from "./plan-messages.ts";
export { readProtos, collectTypes } from "./read-protos.ts";
