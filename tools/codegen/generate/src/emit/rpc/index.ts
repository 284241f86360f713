export { ofProtocol } from "./protocol-variants.ts";
