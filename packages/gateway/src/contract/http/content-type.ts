const otherThanJson = /^(?:application\/octet-stream|text\/event-stream)\b/i;

/** Whether a body is to be JSON by its `Content-Type`: it is neither bytes nor events. */
export function isToBeJson(contentType: string): boolean {
  return !otherThanJson.test(contentType);
}
