export { enumMember } from "../../model/identifier.ts";
export { emitMessages } from "./emit-messages.ts";
export { emitMessageIndex, emitServices } from "./emit-services.ts";
export { headerFor } from "./text.ts";
export { nameModule, namesByFile } from "./text.ts";
