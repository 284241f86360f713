/** Whether an HTTP message is complete, by its content length or its last chunk. */
export function isWhole(message: string): boolean {
  const end = message.indexOf("\r\n\r\n");
  if (end < 0) return false;
  const [, length] = /\r\ncontent-length: *(\d+)/i.exec(message) ?? [];
  return length === undefined
    ? message.endsWith("\r\n0\r\n\r\n")
    : message.length >= end + 4 + Number(length);
}
