import { createGraphqlClient, graphql, type GraphqlError, initGraphql } from "../src/index.ts";

type Equal<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(equal: Equal<A, B>): unknown => equal;

const client = createGraphqlClient({ endpoint: "https://node.example" });
const byNumber = graphql(`
  query ($number: Long!, $owner: Address!) {
    block(number: $number) {
      hash
      parent {
        number
      }
      account(address: $owner) {
        balance
      }
    }
  }
`);
const { block } = await client.query(byNumber, { number: 1n, owner: "0x00" });
same<
  typeof block,
  {
    hash: `0x${string}`;
    parent: { number: `0x${string}` } | null;
    account: { balance: `0x${string}` };
  } | null
>(true);

// @ts-expect-error a variable is missing
await client.query(byNumber, { number: 1n });
// @ts-expect-error variables are missing
await client.query(byNumber);
// @ts-expect-error an address is no number
await client.query(byNumber, { number: 1n, owner: 1n });
// @ts-expect-error text that is no hex
await client.query(byNumber, { number: "latest", owner: "0x00" });
// @ts-expect-error a field that was not requested
console.log(block?.gasUsed);
await client.query(byNumber, { number: 1, owner: "0x00" });
await client.query(byNumber, { number: "0x1", owner: "0x00" });

const filtered = graphql(`
  query ($filter: FilterCriteria!) {
    logs(filter: $filter) {
      topics
    }
  }
`);
const { logs } = await client.query(filtered, { filter: { fromBlock: 1n, topics: [["0x00"]] } });
same<typeof logs, { topics: `0x${string}`[] }[]>(true);
// @ts-expect-error a field that the input lacks
await client.query(filtered, { filter: { from: 1n } });

const header = graphql(`
  fragment Header on Block {
    number
    baseFeePerGas
  }
`);
const spread = await client.query(
  graphql(
    `
      {
        block {
          ...Header
          hash
        }
      }
    `,
    [header],
  ),
);
same<
  typeof spread.block,
  { number: `0x${string}`; baseFeePerGas: `0x${string}` | null; hash: `0x${string}` } | null
>(true);

const sent = await client.mutate(
  graphql(`
    mutation ($data: Bytes!) {
      sendRawTransaction(data: $data)
    }
  `),
  {
    data: "0x02",
  },
);
same<typeof sent, { sendRawTransaction: `0x${string}` }>(true);

const result = await client.execute(
  graphql(`
    {
      chainID
    }
  `),
);
if (result.errors) {
  const [first] = result.errors;
  same<typeof first, GraphqlError>(true);
  same<typeof result.data, { chainID: `0x${string}` } | null>(true);
} else {
  same<typeof result.data, { chainID: `0x${string}` }>(true);
}

const stated = await client.query<{ chainID: string }>("{ chainID }");
same<typeof stated, { chainID: string }>(true);

interface Own {
  name: never;
  query: "Query";
  mutation: never;
  subscription: never;
  types: {
    Query: {
      kind: "OBJECT";
      name: "Query";
      fields: { supply: { name: "supply"; type: { kind: "SCALAR"; name: "Wei" } } };
    };
  };
}
const own = initGraphql<{ introspection: Own; scalars: { Wei: `${bigint}` } }>();
const { supply } = await client.query(own(`{ supply }`));
same<typeof supply, `${bigint}` | null>(true);
