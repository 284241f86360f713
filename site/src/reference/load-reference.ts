import { loadGraphql, loadGraphqlExamples } from "@node-access-tools/generate/graphql";
import type {
  Catalog,
  GrpcMethod,
  Model,
  RestOperation,
  Spec,
  Types,
} from "@node-access-tools/generate/model";
import { areaPages } from "./area-pages.ts";
import { Declarations } from "./declarations.ts";
import { DocumentedTypes } from "./documented-types.ts";
import { errorArea, errorGroup, errorPages } from "./error-pages.ts";
import { graphqlArea, graphqlPages, operationGroup } from "./graphql-pages.ts";
import { grpcPages } from "./grpc-pages.ts";
import type { TypeContext } from "./fields.ts";
import { groupTitle } from "./group-title.ts";
import { type Area, type Reference, type ReferencePage, type Sample, typeGroup } from "./page.ts";
import { referenceModel } from "./reference-model.ts";
import { optionArea, optionPage } from "./option-page.ts";
import { restPages } from "./rest-pages.ts";
import { rpcArea, rpcPages } from "./rpc-pages.ts";
import { type TypePageContext, typePages } from "./type-pages.ts";
import { jsonTypeText, protoTypeText } from "./type-text.ts";
import { usedBy } from "./used-by.ts";
import { venuePages } from "./venue-pages.ts";
import { format } from "oxfmt";

/** The width of the samples' column. */
const printWidth = 50;

/** Lays out the samples in a language that the formatter knows. */
async function formatted(sample: Sample): Promise<Sample> {
  const { language, code } = sample;
  if (language === "json") return { ...sample, code: await print("a.json", code) };
  if (language === "ts") return { ...sample, code: await print("a.ts", code) };
  if (language !== "js") return sample;
  // A value is not a statement. Without parentheses, an object would be a block.
  const text = await print("a.js", `(${code})`);
  return { ...sample, code: text.replace(/^;?\(([\s\S]*)\);\n$/, "$1\n").replace(/;\n$/, "\n") };
}

/** Lays out a member of an interface, such as a method's signature. */
async function formattedMember(text: string): Promise<string> {
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

/**
 * The reference, from the specs and the sources that are generated from them.
 *
 * @param isWhole - Whether it is the whole reference. Otherwise, it is a part that has pages of each kind, for tests by day.
 */
export async function loadReference(root: string, isWhole = true): Promise<Reference> {
  const model = await referenceModel(root, isWhole);
  const rest = Object.values(model.rest);
  const ofGrpc = new Declarations(root, "packages/grpc/src/generated/**/*.ts");
  const parts = [
    await rpcPart(model, root),
    graphqlPart(root),
    ...rest.filter((spec) => !isForOperators(spec)).map((spec) => restPart(spec, model.catalog, root)),
    ...Object.values(model.grpc).map((spec) => grpcPart(spec, model.catalog, ofGrpc)),
    ...rest.filter(isForOperators).map((spec) => restPart(spec, model.catalog, root)),
    ...clientParts(root, isWhole ? clients : ["auth", "transport"]),
  ];
  const pages = parts.flatMap((part) => [...areaPages(part.area, part.pages), ...part.pages]);
  return {
    areas: parts.map(({ area }, order) => Object.assign(area, { order })),
    pages: await Promise.all(pages.map(laidOut)),
  };
}

/** Operators of a gateway read this one. The others are for callers. */
function isForOperators({ name }: Spec<RestOperation>): boolean {
  return name === "admin";
}

async function rpcPart({ rpc: spec, catalog }: Model, root: string): Promise<Part> {
  const declarations = new Declarations(root, "packages/rpc/src/generated/*.ts");
  const context = { ...jsonTypes(rpcArea, spec.types), spec, catalog, declarations };
  return createPart("JSON-RPC", await rpcPages(context), spec, { ...context, area: rpcArea });
}

function graphqlPart(root: string): Part {
  const spec = loadGraphql(root, "ethereum");
  const area = {
    id: graphqlArea,
    title: "GraphQL",
    summary: "The schema of the GraphQL endpoint of Ethereum-style nodes (EIP-1767).",
    groups: [operationGroup, typeGroup],
  };
  return { area, pages: graphqlPages(spec, loadGraphqlExamples(root, "ethereum", spec)) };
}

function restPart(spec: Spec<RestOperation>, catalog: Catalog, root: string): Part {
  const { name: area, title, types } = spec;
  // The feeder gateway's client is part of the package for nodes.
  const sources = area === "feeder" ? "packages/rpc/src/feeder/generated" : `packages/${area}/src/generated`;
  const declarations = new Declarations(root, `${sources}/*.ts`);
  const protocols = Object.keys(catalog.protocols).filter((name) =>
    catalog.protocols[name]?.endpoints?.includes(area),
  );
  const context = { ...jsonTypes(area, types), spec, area, declarations, protocols };
  return createPart(title, [...restPages(context), ...venuePages(context)], spec, context);
}

function grpcPart(spec: Spec<GrpcMethod>, { protocols }: Catalog, declarations: Declarations): Part {
  const { name, types } = spec;
  const area = `grpc/${name}`;
  const title = Object.values(protocols).find(({ grpcClient }) => grpcClient === name)?.title ?? name;
  const written = { types, isProto: true, print: protoTypeText, pageOf: linkTypes(area, types) };
  const context = { ...written, spec, area, declarations };
  return createPart(`${title} gRPC`, grpcPages(context), spec, context);
}

function jsonTypes(area: string, types: Types): TypeContext {
  return { types, isProto: false, print: jsonTypeText, pageOf: linkTypes(area, types) };
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
function clientParts(root: string, packages: readonly string[]): Part[] {
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
  const options = optionPage(types);
  return [
    { area: errors, pages: errorPages(types) },
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
  const pages = typePages({ ...context, usedBy: usedBy(calls, types, context.pageOf) });
  const groups = [...sections.map(groupTitle), typeGroup];
  return { area: { id: context.area, title, summary, groups }, pages: [...calls, ...pages] };
}

async function laidOut(page: ReferencePage): Promise<ReferencePage> {
  const [signatures, overloads, samples, responses] = await Promise.all([
    Promise.all(page.signatures.map(formattedMember)),
    Promise.all(page.overloads.map(formattedMember)),
    Promise.all(page.samples.map(formatted)),
    Promise.all(page.responses.map(formatted)),
  ]);
  return { ...page, signatures, overloads, samples, responses };
}
