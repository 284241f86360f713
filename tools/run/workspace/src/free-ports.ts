/** Arguments with which the gateway's command listens on free ports, and ends without a drain period. */
export const onFreePorts: readonly string[] = [
  ...["--port", "--grpc-port", "--admin-port", "--metrics-port"].flatMap((option) => [option, "0"]),
  "--drain",
  "0",
];
