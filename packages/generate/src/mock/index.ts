export type { MockCall, RequestMistake } from "./mock-call.ts";
export { type MockServer, type MockServerOptions, startMockServer } from "./mock-server.ts";
