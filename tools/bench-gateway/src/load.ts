import { Pool } from "undici";

const body = JSON.stringify({
  jsonrpc: "2.0",
  id: 1,
  method: "eth_getBalance",
  params: ["0x00000000219ab540356cbb839cbe05303d7705fa", "latest"],
});
const headers = { "content-type": "application/json" };

/** Makes so many calls, so many at once. Throws if one is not answered with 200 and a result. */
export async function load(address: string, calls: number, atOnce: number): Promise<void> {
  const { origin, pathname: path } = new URL(address);
  const pool = new Pool(origin, { connections: atOnce });
  let left = calls;
  const work = async (): Promise<void> => {
    while (left-- > 0) {
      const answer = await pool.request({ path, method: "POST", headers, body });
      const text = await answer.body.text();
      if (answer.statusCode !== 200 || !text.includes('"result"'))
        throw new Error(`${answer.statusCode} ${text}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await pool.close();
}
