/** The response to `getBlockRoot`, of 129 bytes. */
export const blockRoot: string = JSON.stringify({
  execution_optimistic: false,
  finalized: true,
  data: { root: `0x${"ab".repeat(32)}` },
});
