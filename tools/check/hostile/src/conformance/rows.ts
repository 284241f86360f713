import type { Row } from "./row.ts";
import { batches, correlation } from "./rows/correlation.ts";
import { deadlines } from "./rows/deadlines.ts";
import { errors } from "./rows/errors.ts";
import { grpc } from "./rows/grpc.ts";
import { middleware } from "./rows/middleware.ts";
import { monitors } from "./rows/monitors.ts";
import { filters, pools } from "./rows/pools.ts";
import { retries } from "./rows/retries.ts";
import { secrets } from "./rows/secrets.ts";
import { control, sizes } from "./rows/sizes.ts";
import { webSockets } from "./rows/web-sockets.ts";

/** The conformance list. A row's id begins with its chapter. */
export const rows: readonly Row[] = [
  ...control,
  ...secrets,
  ...errors,
  ...deadlines,
  ...retries,
  ...correlation,
  ...batches,
  ...webSockets,
  ...filters,
  ...pools,
  ...middleware,
  ...grpc,
  ...monitors,
  ...sizes,
];
