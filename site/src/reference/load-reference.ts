import { loadGraphql, loadGraphqlExamples } from "@node-access-tools/generate/graphql";
import type {
  Catalog,
  GrpcMethod,
  Model,
  RestOperation,
  Spec,
  Types,
} from "@node-access-tools/generate/model";
import { createAreaPages } from "./area-pages.ts";
import { Declarations } from "./declarations.ts";
import { DocumentedTypes } from "./documented-types.ts";
import { errorArea, errorGroup, createErrorPages } from "./error-pages.ts";
import { graphqlArea, createGraphqlPages, operationGroup } from "./graphql-pages.ts";
import { createGrpcPages } from "./grpc-pages.ts";
import type { TypeContext } from "./fields.ts";
import { formatGroupTitle } from "./group-title.ts";
import { type Area, type Reference, type ReferencePage, type Sample, typeGroup } from "./page.ts";
import { createReferenceIndex } from "./reference-index.ts";
import { readReferenceModel } from "./reference-model.ts";
import { optionArea, createOptionPage } from "./option-page.ts";
import { createRestPages } from "./rest-pages.ts";
import { rpcArea, createRpcPages } from "./rpc-pages.ts";
import { type TypePageContext, createTypePages } from "./type-pages.ts";
import { printJsonType, printProtoType } from "./type-text.ts";
import { findUsers } from "./used-by.ts";
import { createVenuePages } from "./venue-pages.ts";
import { format } from "oxfmt";

/** The width of the samples' column. */
const printWidth = 50;

/** Lays out the samples in a language that the formatter knows. */
async function formatSample(sample: Sample): Promise<Sample> {
  const { language, code } = sample;
  if (language === "json") return { ...sample, code: await print("a.json", code) };
  if (language === "ts") return { ...sample, code: await print("a.ts", code) };
  if (language !== "js") return sample;
  // A value is not a statement. Without parentheses, an object would be a block.
  const text = await print("a.js", `(${code})`);
  return { ...sample, code: text.replace(/^;?\(([\s\S]*)\);\n$/, "$1\n").replace(/;\n$/, "\n") };
}

/** Lays out a member of an interface, such as a method's signature. */
async function formatSignature(text: string): Promise<string> {
  const printed = await print("a.ts", `interface A {\n${text}\n}`);
  const lines = printed.split("\n").slice(1, -2);
  return `${lines.map((line) => line.replace(/^ {2}/, "")).join("\n")}\n`;
}

async function print(file: string, text: string): Promise<string> {
  const { code, errors } = await format(file, text, { printWidth });
  if (errors.length > 0) throw new Error(`a sample does not parse: ${errors[0]?.message}\n${text}`);
  return code;
}

/** An area with its pages. */
interface Part {
  readonly area: Omit<Area, "order">;
  readonly pages: readonly ReferencePage[];
}

/** The reference, from the specs and the sources that are generated from them: the whole, or a part with pages of each kind. */
export async function loadReference(root: string, isWhole = true): Promise<Reference> {
  const model = await readReferenceModel(root, isWhole);
  const rest = Object.values(model.rest);
  const ofGrpc = new Declarations(root, "packages/grpc/src/generated/**/*.ts");
  const parts = [
    await createRpcPart(model, root),
    createGraphqlPart(root),
    ...rest.filter((spec) => !isForOperators(spec)).map((spec) => createRestPart(spec, model.catalog, root)),
    ...Object.values(model.grpc).map((spec) => createGrpcPart(spec, model.catalog, ofGrpc)),
    ...rest.filter(isForOperators).map((spec) => createRestPart(spec, model.catalog, root)),
    ...createClientParts(root, isWhole ? clients : ["auth", "transport"]),
  ];
  const areas = parts.map(({ area }, order) => Object.assign(area, { order }));
  const pages = parts.flatMap(({ area, pages: own }) => createAreaPages(area, own).concat(own));
  const start = createReferenceIndex({ areas, pages });
  return { areas, pages: await Promise.all([start, ...pages].map(formatPage)) };
}

/** Operators of a gateway read this one. The others are for callers. */
function isForOperators({ name }: Spec<RestOperation>): boolean {
  return name === "admin";
}

async function createRpcPart({ rpc: spec, catalog }: Model, root: string): Promise<Part> {
  const declarations = new Declarations(root, "packages/rpc/src/generated/*.ts");
  const context = { ...createJsonContext(rpcArea, spec.types), spec, catalog, declarations };
  return createPart("JSON-RPC", await createRpcPages(context), spec, { ...context, area: rpcArea });
}

function createGraphqlPart(root: string): Part {
  const spec = loadGraphql(root, "ethereum");
  const area = {
    id: graphqlArea,
    title: "GraphQL",
    summary: "The schema of the GraphQL endpoint of Ethereum-style nodes (EIP-1767).",
    groups: [operationGroup, typeGroup],
  };
  return { area, pages: createGraphqlPages(spec, loadGraphqlExamples(root, "ethereum", spec)) };
}

function createRestPart(spec: Spec<RestOperation>, catalog: Catalog, root: string): Part {
  const { name: area, title, types } = spec;
  // The feeder gateway's client is part of the package for nodes.
  const sources = area === "feeder" ? "packages/rpc/src/feeder/generated" : `packages/${area}/src/generated`;
  const declarations = new Declarations(root, `${sources}/*.ts`);
  const protocols = Object.keys(catalog.protocols).filter((name) =>
    catalog.protocols[name]?.endpoints?.includes(area),
  );
  const context = { ...createJsonContext(area, types), spec, area, declarations, protocols };
  return createPart(title, [...createRestPages(context), ...createVenuePages(context)], spec, context);
}

function createGrpcPart(spec: Spec<GrpcMethod>, { protocols }: Catalog, declarations: Declarations): Part {
  const { name, types } = spec;
  const area = `grpc/${name}`;
  const title = Object.values(protocols).find(({ grpcClient }) => grpcClient === name)?.title ?? name;
  const written = { types, isProto: true, print: printProtoType, pageOf: linkTypes(area, types) };
  const context = { ...written, spec, area, declarations };
  return createPart(`${title} gRPC`, createGrpcPages(context), spec, context);
}

function createJsonContext(area: string, types: Types): TypeContext {
  return { types, isProto: false, print: printJsonType, pageOf: linkTypes(area, types) };
}

function linkTypes(area: string, types: Types): TypeContext["pageOf"] {
  return (name) => (Object.hasOwn(types, name) ? `${area}/types/${name}` : undefined);
}

/** The packages of all clients, and those that they share. */
const clients = [
  "auth",
  "transport",
  "rpc",
  "management",
  "beacon",
  "exchange",
  "graphql",
  "grpc",
  "tezos",
  "tron",
];

/** What the clients have in common: their errors and their options. */
function createClientParts(root: string, packages: readonly string[]): Part[] {
  const types = new DocumentedTypes(
    root,
    packages.map((name) => `packages/${name}`),
  );
  const errors = {
    id: errorArea,
    title: "Errors",
    summary: "Every failure is a `NodeAccessError` with one of these codes.",
    groups: [errorGroup],
  };
  const options = createOptionPage(types);
  return [
    { area: errors, pages: createErrorPages(types) },
    {
      area: { id: optionArea, title: options.title, summary: options.summary, groups: [] },
      pages: [options],
    },
  ];
}

function createPart(
  title: string,
  calls: readonly ReferencePage[],
  { summary, sections, types }: Spec,
  context: Omit<TypePageContext, "usedBy">,
): Part {
  const pages = createTypePages({ ...context, usedBy: findUsers(calls, types, context.pageOf) });
  const groups = [...sections.map(formatGroupTitle), typeGroup];
  return { area: { id: context.area, title, summary, groups }, pages: [...calls, ...pages] };
}

async function formatPage(page: ReferencePage): Promise<ReferencePage> {
  const [signatures, overloads, samples, responses] = await Promise.all([
    Promise.all(page.signatures.map(formatSignature)),
    Promise.all(page.overloads.map(formatSignature)),
    Promise.all(page.samples.map(formatSample)),
    Promise.all(page.responses.map(formatSample)),
  ]);
  return { ...page, signatures, overloads, samples, responses };
}
