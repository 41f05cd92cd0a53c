import { connect, createServer, type Socket } from 'node:net';

/** A stretch of network in front of a server, whose bytes may be dropped without anybody being told. */
export type NetworkProxy = {
  port: number;
  /** Drops every byte from now on, in both directions. Connections that are there then, or begun meanwhile, never carry one again. */
  silence: () => void;
  /** Lets connections pass that are begun from now on. */
  open: () => void;
  /** Silences the connection on which a text is sent next; `isSent`: the server still gets the text, and only its answer is lost. */
  silenceAt: (text: string, isSent: boolean) => void;
  close: () => Promise<void>;
};

type Way = { ends: readonly Socket[]; isSilent: boolean };

export async function openProxy({ hostname, port }: Pick<URL, 'hostname' | 'port'>): Promise<NetworkProxy> {
  const ways = new Set<Way>();
  let isSilent = false;
  let fatal: { text: string; isSent: boolean } | undefined;
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const way: Way = { ends: [client, upstream], isSilent };
    ways.add(way);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('error', () => {});
      from.on('data', (bytes) => {
        const isFatal = from === client && fatal !== undefined && bytes.includes(fatal.text);
        if (!way.isSilent && !(isFatal && !fatal?.isSent)) to.write(bytes);
        if (!isFatal) return;
        way.isSilent = true;
        fatal = undefined;
      });
      // That one end closed is not told either.
      from.on('end', () => way.isSilent || to.end());
      from.on('close', () => way.isSilent || to.destroy());
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    port: address.port,
    silence: () => {
      isSilent = true;
      for (const way of ways) way.isSilent = true;
    },
    open: () => {
      isSilent = false;
    },
    silenceAt: (text, isSent) => {
      fatal = { text, isSent };
    },
    close: () => {
      for (const { ends } of ways) for (const end of ends) end.destroy();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** The address of a server as it is reached through a proxy. */
export function through({ port }: NetworkProxy, address: string): string {
  const url = new URL(address);
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) });
  return url.href;
}
