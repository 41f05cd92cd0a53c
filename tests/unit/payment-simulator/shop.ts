import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type RunningSimulator, startSimulator } from '../../../tools/payment-simulator/start.ts';

/** A notification as a shop's server receives it. */
export type Received = { method: string; url: string; headers: Record<string, string>; body: string };

/** A simulator with a shop that writes down what it is told. */
export type Shop = {
  simulator: RunningSimulator;
  /** Address for notifications to the shop, without a slash at the end. */
  address: string;
  received: Received[];
  /** Answer of the shop: by default one that every provider accepts as received. */
  answer: { status: number; text: string };
  control: <T = unknown>(method: string, path: string, body?: unknown) => Promise<{ status: number; json: T }>;
  close: () => Promise<void>;
};

/** Starts both on free ports. Delayed payments stay pending for a moment only; nothing is sent again. */
export async function openShop(): Promise<Shop> {
  const received: Received[] = [];
  const answer = { status: 200, text: 'version=2\ncdr=0\n' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { method = '', url = '' } = request;
      received.push({ method, url, headers: request.headers as Record<string, string>, body: Buffer.concat(parts).toString('latin1') });
      response.writeHead(answer.status, { 'content-type': 'text/plain' }).end(answer.text);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const simulator = await startSimulator({ port: 0, pendingMs: 20, retryDelaysMs: [] });
  for (const [provider, accounts] of Object.entries(simulator.accounts)) {
    for (const account of accounts) account.notifyUrl = `${address}/${provider}/${account.id}`;
  }
  return {
    simulator,
    address,
    received,
    answer,
    async control<T>(method: string, path: string, body?: unknown) {
      const response = await fetch(`${simulator.origin}/control${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return { status: response.status, json: (await response.json()) as T };
    },
    async close() {
      await simulator.stop();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The only payment of the books with a reference. */
export function paymentIdOf({ simulator }: Shop, reference: string): string {
  const found = [...simulator.books.payments.values()].filter((payment) => payment.reference === reference);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} payments ${reference}`);
  return found[0].id;
}
