import { codecSuite } from "../grpc/codec-suite.ts";
import { grpcSuite } from "../grpc/grpc-suite.ts";
import { restSuite } from "../rest/rest.ts";
import { httpSuite } from "../rpc/http.ts";
import { webSocketSuite } from "../rpc/web-socket.ts";
import { signingSuite } from "../signing/signing-suite.ts";
import type { Suite } from "../suite.ts";

/** All suites by name, in the order of the table. Each is given only the contenders that it creates. */
export const suites: Readonly<Record<string, Suite<unknown>>> = {
  HTTP: httpSuite as Suite<unknown>,
  REST: restSuite as Suite<unknown>,
  WebSocket: webSocketSuite as Suite<unknown>,
  codecs: codecSuite as Suite<unknown>,
  gRPC: grpcSuite as Suite<unknown>,
  signing: signingSuite as Suite<unknown>,
};
