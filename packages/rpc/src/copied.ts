/**
 * Copies an object of a caller, who may change it later. An object that cannot be copied is returned as it is,
 * because the call that sends it names what is wrong.
 */
export function copied<T>(value: T): T {
  try {
    return structuredClone(value);
  } catch {
    return value;
  }
}
