import { type Flight, type Reply, UpstreamFailure } from "./part-source.ts";

/**
 * Waits for a response of an upstream, and gives the request up if it takes too long.
 *
 * @param read - Reads the response; its time counts too.
 * @param late - What the error of one that takes too long says.
 * @throws UpstreamFailure if there is no response in time.
 */
export async function flightInTime<T>(
  flight: Flight,
  milliseconds: number,
  late: string,
  read: (reply: Reply) => T | Promise<T>,
): Promise<T> {
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    flight.abort();
  }, milliseconds);
  try {
    return await read(await flight.reply);
  } catch (error) {
    throw isLate ? new UpstreamFailure("timeout", late) : error;
  } finally {
    clearTimeout(timer);
  }
}
