export { moveEnums } from "./emit-enums.ts";
export { emitMessages } from "./emit-messages.ts";
export { emitMessageIndex, emitServices } from "./emit-services.ts";
export { messageTexts } from "./message-texts.ts";
export { rewriteCodecs } from "./rewrite-codecs.ts";
export { runTsProto } from "./ts-proto.ts";
export { enumMember } from "./names.ts";
