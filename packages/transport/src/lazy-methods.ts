/**
 * Makes a client whose methods are created when they are first used, and are own properties all the same: `in`, `Object.keys`,
 * spread, inspection on Node, and test doubles such as `vi.spyOn` see each listed method. Assigning a property replaces the method.
 *
 * @param own - The client's other properties. It keeps the methods that have been created.
 * @param create - Creates the method of a name, or gives `undefined` for a name that is none. It may know more names than are listed.
 * @param names - The names of the methods. Called when they are first asked for, not by calls.
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
  // Node inspects what is behind a proxy.
  Object.defineProperty(own, Symbol.for("nodejs.util.inspect.custom"), { value: () => ({ ...client }) });
  return client as Client;
}
