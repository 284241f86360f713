/** An OpenAPI document with all kinds of parameters, bodies and credentials. */
export const rest = `
openapi: 3.1.0
info: { title: Acme, version: 1.0.0 }
servers: [{ url: "https://acme.example/v1" }]
security: [{ key: [] }, { user: [] }]
paths:
  /jobs/{id}:
    get:
      operationId: getJob
      security: []
      parameters:
        - { name: id, in: path, required: true, schema: { type: integer } }
        - { name: limit, in: query, schema: { type: integer, maximum: 5 } }
        - { name: tags, in: query, schema: { type: array, items: { enum: [a, b] } } }
        - { name: ids, in: query, explode: false, schema: { type: array, items: { type: integer } } }
        - { name: filter, in: query, style: deepObject, schema: { $ref: "#/components/schemas/NewJob" } }
        - { name: X-Trace, in: header, schema: { type: string, minLength: 2 } }
      responses:
        200: { description: ok, content: { application/json: { schema: { $ref: "#/components/schemas/Job" }, example: { id: "7", state: done } } } }
        404: { description: none, content: { application/json: { schema: { type: object, required: [reason], properties: { reason: { type: string } } } } } }
  /jobs/latest:
    get: { operationId: latestJob, security: [], responses: { 200: { description: ok, content: { text/plain: {} } } } }
  /jobs:
    post:
      operationId: startJob
      requestBody:
        required: true
        content:
          application/json: { schema: { $ref: "#/components/schemas/NewJob" } }
          application/x-www-form-urlencoded: { schema: { $ref: "#/components/schemas/NewJob" } }
      responses:
        201: { description: started, content: { application/json: { schema: { $ref: "#/components/schemas/Job" } }, text/csv: { schema: { type: string } } } }
  /files:
    put:
      operationId: upload
      security: []
      requestBody:
        content:
          multipart/form-data:
            schema: { type: object, required: [file], properties: { file: { type: string, format: binary }, size: { type: integer }, job: { $ref: "#/components/schemas/NewJob" } } }
      responses: { 204: { description: ok } }
components:
  securitySchemes: { key: { type: apiKey, in: header, name: X-Key }, user: { type: http, scheme: basic } }
  schemas:
    Job: { type: object, required: [id, state], properties: { id: { type: string }, state: { enum: [running, done] }, parts: { type: array, items: { $ref: "#/components/schemas/Job" } } } }
    NewJob:
      type: object
      required: [size]
      additionalProperties: false
      properties: { size: { type: integer, minimum: 1 }, items: { type: array, items: { type: object, properties: { a: { type: string, pattern: "^[a-z]+$" } } } } }
`;

/** An OpenRPC document with a subscription. */
export const rpc = `
openrpc: 1.3.2
info: { title: Acme node, version: 1.0.0 }
methods:
  - name: acme_getJob
    params: [{ name: id, required: true, schema: { type: string } }, { name: depth, schema: { type: integer } }]
    result: { name: job, schema: { $ref: "#/components/schemas/Job" } }
    examples:
      - { name: first, params: [{ name: id, value: "7" }], result: { name: job, value: { id: "7" } } }
      - { $ref: "#/components/examplePairingObjects/second" }
  - name: acme_subscribeJob
    params: [{ name: id, required: true, schema: { type: string } }]
    result: { name: subscription, schema: { type: integer } }
    x-subscription: { notification: { $ref: "#/components/schemas/Job" }, notificationMethod: acme_job }
components:
  schemas: { Job: { type: object, required: [id], properties: { id: { type: string } } } }
  examplePairingObjects:
    second: { name: second, params: [{ name: id, value: "8" }], result: { name: job, value: { id: "8" } } }
`;

/** Protos with the four kinds of calls. */
export const proto = `
syntax = "proto3";
package acme;
import "google/protobuf/timestamp.proto";
message Name { string name = 1; }
message Job {
  string id = 1; State state = 2; repeated Job parts = 3; map<int64, Name> owners = 4;
  google.protobuf.Timestamp at = 5; oneof choice { int64 long = 6; string text = 7; } bytes data = 8;
}
enum State { STATE_UNSPECIFIED = 0; STATE_DONE = 1; }
service JobService {
  rpc Get(Name) returns (Job);
  rpc Watch(Name) returns (stream Job);
  rpc Sum(stream Name) returns (Job);
  rpc Talk(stream Name) returns (stream Name);
}
`;
