import * as grpc from "@grpc/grpc-js";

const raw = (bytes: Buffer): Buffer => bytes;

/** A public gRPC client that sends and receives raw bytes. */
export class GrpcCaller {
  readonly client: grpc.Client;
  readonly metadata = new grpc.Metadata();

  /** @param ca - The certificate of the server's authority. Default: none, without TLS. */
  constructor(address: string, token?: string, ca?: string) {
    const { createInsecure, createSsl } = grpc.credentials;
    // Each caller has its own connection.
    const options = { "grpc.use_local_subchannel_pool": 1 };
    this.client = new grpc.Client(
      address,
      ca === undefined ? createInsecure() : createSsl(Buffer.from(ca)),
      options,
    );
    if (token !== undefined) this.metadata.set("x-token", token);
  }

  unary(
    path: string,
    request: Uint8Array = new Uint8Array(),
    options: grpc.CallOptions = {},
  ): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      this.client.makeUnaryRequest(
        path,
        raw,
        raw,
        Buffer.from(request),
        this.metadata,
        options,
        (error, value) => {
          if (error) reject(error);
          else resolve(value ?? Buffer.alloc(0));
        },
      );
    });
  }

  bidi(path: string, options: grpc.CallOptions = {}): grpc.ClientDuplexStream<Buffer, Buffer> {
    const stream = this.client.makeBidiStreamRequest(path, raw, raw, this.metadata, options);
    stream.on("error", () => {});
    return stream;
  }
}
