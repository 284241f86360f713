// Generated from specs/grpc/sui/rpc/v2/error_reason.proto. Do not edit: change the spec and run `npm run generate`.

import { ErrorReason } from "../../../sui-enums.ts";
export { ErrorReason };

/** Error reasons of a Sui node. */
import {} from "@node-access/transport/protobuf";
