import { type GrpcMethod, nameProperty, type Spec, type Type } from "@node-access-tools/generate/model";
import { describeBehaviour } from "./behaviour.ts";
import { type Client, grpcClients } from "./clients.ts";
import type { Declarations } from "./declarations.ts";
import { findGroup } from "./group-title.ts";
import type { TypeContext } from "./fields.ts";
import { type ReferencePage, type Sample, type Section, createTypeScriptSample } from "./page.ts";
import { createResultSection } from "./results.ts";
import { findEnums, convertProto, printValue } from "./samples/proto-text.ts";
import { createProtoExample } from "./samples/proto.ts";
import { createGrpcurlSample } from "./samples/shell.ts";
import { printTypeScript } from "./samples/typescript.ts";

export interface GrpcContext extends TypeContext {
  readonly spec: Spec<GrpcMethod>;
  readonly area: string;
  readonly declarations: Declarations;
}

export function createGrpcPages(context: GrpcContext): ReferencePage[] {
  return context.spec.operations.map((method) => callPage(method, context));
}

const kinds = {
  none: "gRPC call",
  client: "gRPC client stream",
  server: "gRPC server stream",
  both: "gRPC stream both ways",
} as const;

function callPage(method: GrpcMethod, context: GrpcContext): ReferencePage {
  const { name, summary, description, wireName, section, stream, deprecated } = method;
  const client = grpcClients[context.spec.name];
  const [first = "", ...rest] = summary.split(/\n\n/);
  const text = [...rest, ...(description === undefined ? [] : [description])].join("\n\n");
  return {
    id: `${context.area}/${wireName.split(/[./]/).slice(-2).join("/")}`,
    title: formatCall(method, context),
    label: kinds[stream],
    location: { area: context.area, group: findGroup(context.spec, section) },
    summary: first,
    text: text || undefined,
    deprecated: deprecated === true,
    request: wireName,
    ...context.declarations.readMethod(new RegExp(`^${section}$`), name),
    facts: [
      ...describeBehaviour(method),
      ["Descriptors", "[`node-access.binpb`](/specs/node-access.binpb), for grpcurl"],
    ],
    sections: [
      ...method.inputs.map(({ type }) =>
        createResultSection("Request", type, findDescription(type, context), { ...context, depth: 1 }),
      ),
      ...method.outputs.flatMap(({ type }) => (type ? [createResponseSection(method, type, context)] : [])),
      errorSection,
    ],
    samples: client ? createSamples(method, client, context) : [],
    responses: createResponses(method, context),
    unplayable: "Browsers cannot make gRPC calls. Use grpcurl, or the client on Node.",
  };
}

function createResponseSection(method: GrpcMethod, type: Type, context: GrpcContext): Section {
  const title = returnsStream(method) ? "Each response" : "Response";
  return createResultSection(title, type, findDescription(type, context), context);
}

function returnsStream({ stream }: GrpcMethod): boolean {
  return stream === "server" || stream === "both";
}

/** The path of properties to a client's method. */
function formatCall({ name, section }: GrpcMethod, { spec }: GrpcContext): string {
  return spec.sections.length === 1 ? name : `${nameProperty(section)}.${name}`;
}

function findDescription(type: Type, { types }: GrpcContext): string | undefined {
  return type.reference === undefined ? undefined : types[type.reference]?.type.description;
}

const errorSection: Section = {
  title: "Errors",
  text:
    "A status other than `OK` is a [`GRPC_STATUS`](/reference/errors/GRPC_STATUS/); `UNAUTHENTICATED` and `PERMISSION_DENIED` are a " +
    "[`CREDENTIAL_REFUSED`](/reference/errors/CREDENTIAL_REFUSED/). [All error codes](/reference/errors/) lists the other errors of calls.",
};

function createSamples(method: GrpcMethod, client: Client, context: GrpcContext): Sample[] {
  const [input] = method.inputs;
  const own = method.examples[0]?.inputs[0]?.value;
  const request = input ? createProtoExample(input.type, context.types, "stated", own) : {};
  const enums = findEnums(request);
  const isEmpty = Object.keys(request).length === 0 && input?.required !== true;
  const code = printTypeScript({
    client,
    method: formatCall(method, context),
    arguments: isEmpty ? [] : [printValue(request)],
    result: returnsStream(method) ? "message" : "response",
    returns: returnsStream(method) ? "stream" : "promise",
    ...(enums.length > 0 && { imports: { [client.module]: enums } }),
  });
  const command = createGrpcurlSample(client.endpoint, method.wireName, convertProto(request));
  return [createTypeScriptSample(code), command];
}

function createResponses({ outputs: [output] }: GrpcMethod, { types }: GrpcContext): Sample[] {
  if (output?.type === undefined) return [];
  return [
    { label: "Response", language: "js", code: printValue(createProtoExample(output.type, types, "all")) },
  ];
}
