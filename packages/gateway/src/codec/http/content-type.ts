const otherThanJson = /^(?:application\/octet-stream|text\/event-stream)\b/i;

/** Whether a body with this `Content-Type` has to be JSON: it is neither bytes nor events. */
export function isToBeJson(contentType: string): boolean {
  return !otherThanJson.test(contentType);
}
