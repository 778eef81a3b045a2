import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What our server asked a language model. */
export interface AskedModel {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly system: string;
  /** Text, or text and pictures. */
  readonly user: unknown;
}

/** Stands in for a vendor of language models: speaks chat completions over HTTP and says what it is told to. */
export interface FakeModelVendor {
  readonly url: string;
  readonly asked: AskedModel[];
  /** The content of the next answers, or a promise of one; a number is an HTTP status without one. */
  says: (question: AskedModel) => string | number | Promise<string | number>;
  close(): Promise<void>;
}

export async function startFakeModelVendor(): Promise<FakeModelVendor> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      // Written by our own client; what it sends is what the test looks at.
      const body = JSON.parse(Buffer.concat(chunks).toString()) as {
        model: string;
        messages: [{ content: string }, { content: unknown }];
      };
      const asked: AskedModel = {
        authorization: request.headers.authorization,
        model: body.model,
        system: body.messages[0].content,
        user: body.messages[1].content,
      };
      vendor.asked.push(asked);
      void Promise.resolve(vendor.says(asked)).then((content) => {
        response.statusCode = typeof content === 'number' ? content : 200;
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify({ choices: [{ message: { content } }] }));
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on TCP has such an address.
  const { port } = server.address() as AddressInfo;
  const vendor: FakeModelVendor = {
    url: `http://127.0.0.1:${port}/v1`,
    asked: [],
    says: () => 404,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
  return vendor;
}
