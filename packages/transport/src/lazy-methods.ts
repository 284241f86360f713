import { invalidArgument, kindOf } from "@node-access/auth";
import { setInspection } from "#platform";
import { checkFunction } from "./check-options.ts";

/**
 * Creates a client object whose methods are created on first use. They still behave as own
 * properties: `in`, `Object.keys`, spread, inspection on Node and test doubles such as `vi.spyOn`
 * see every listed method. Assigning a property replaces the method.
 *
 * @param own - The client's other properties. Created methods are stored in it.
 * @param create - Creates the method with a name, or returns `undefined` if there is none.
 * It may support unlisted names.
 * @param names - Returns the names of the methods. Called only to list or check names,
 * not when a method is called.
 * @returns the client.
 *
 * @example
 * ```ts
 * import { lazyMethods } from "@node-access/transport";
 *
 * const create = (name: string) => (name === "hello" ? () => "world" : undefined);
 * const client = lazyMethods<{ hello(): string }>({}, create, () => new Set(["hello"]));
 * console.log(client.hello(), "hello" in client, Object.keys(client)); // world true [ 'hello' ]
 * ```
 */
export function lazyMethods<Client extends object>(
  own: Record<PropertyKey, unknown>,
  create: (name: string) => unknown,
  names: () => Pick<ReadonlySet<string>, "has" | "keys">,
): Client {
  if (!Object.isExtensible(own)) throw invalidArgument("own", "an object that can be extended", kindOf(own));
  checkFunction("create", create ?? null);
  checkFunction("names", names ?? null);
  const get = (_: unknown, name: PropertyKey): unknown => {
    if (!(name in own) && typeof name === "string") {
      const method = create(name);
      if (method) own[name] = method;
    }
    return own[name];
  };
  const has = (_: unknown, name: PropertyKey): boolean => name in own || names().has(name as string);
  const client = new Proxy(own, {
    get,
    has,
    ownKeys: () => [...new Set([...Reflect.ownKeys(own), ...names().keys()])],
    getOwnPropertyDescriptor(_, name) {
      if (has(_, name)) get(_, name);
      return Reflect.getOwnPropertyDescriptor(own, name);
    },
  });
  setInspection(own, () => ({ ...client }));
  return client as Client;
}
