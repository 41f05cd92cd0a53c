import { mkdtempSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import tls, { TLSSocket } from 'node:tls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { openRedis } from '#config/redis.ts';
import { newCertificate } from '../certificate.ts';
import { openFresh } from '../databases.ts';
import { hasRedis, redisUrl } from '../redis.ts';

const { key, cert } = newCertificate();
const authority = join(mkdtempSync(join(tmpdir(), 'storefront-tls-')), 'authority.pem');
writeFileSync(authority, cert);
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

/** A server that speaks TLS and hands on to another what it is told; `begin` is what a client says before, and what it is answered. */
async function inFrontOf(address: string, begin?: { asked: Buffer; answer: string }): Promise<(host: string, query?: string) => string> {
  const { hostname, port } = new URL(address);
  const pass = (socket: Socket) => {
    const secure = new TLSSocket(socket, { isServer: true, key, cert });
    const upstream = connect(Number(port), hostname);
    secure.on('error', () => upstream.destroy());
    upstream.on('error', () => secure.destroy());
    secure.pipe(upstream).pipe(secure);
  };
  const server = createServer((socket) => {
    socket.on('error', () => {});
    if (!begin) return pass(socket);
    socket.once('data', (bytes) => {
      if (!bytes.equals(begin.asked)) return socket.destroy();
      socket.write(begin.answer);
      pass(socket);
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  servers.push(server);
  const own = server.address();
  return (host, query = '') => {
    const url = new URL(address);
    Object.assign(url, { hostname: host, port: String(typeof own === 'object' ? own?.port : '') });
    return url.href + query;
  };
}

describe.runIf(inject('databaseUrl'))('PostgreSQL over TLS', () => {
  // The message and its answers, S and N: PostgreSQL's protocol, message formats.
  const sslRequest = Buffer.from('0000000804d2162f', 'hex');
  let address: string;
  let urlOf: (host: string, query?: string) => string;
  beforeAll(async () => {
    const { databaseUrl } = await openFresh('PostgreSQL');
    address = databaseUrl ?? '';
    urlOf = await inFrontOf(address, { asked: sslRequest, answer: 'S' });
  });
  const open = (databaseUrl: string) => openDatabase({ dataDir: '', databaseUrl });

  it.each(['sslmode=require', `sslmode=verify-full&sslrootcert=${authority}`])('is used with %s', async (query) => {
    const { db, close } = await open(urlOf('127.0.0.1', `?${query}`));
    expect(await db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    await close();
  });

  it('is refused with verify-full where nobody known signed for the server, or for another host', async () => {
    await expect(open(urlOf('127.0.0.1', '?sslmode=verify-full'))).rejects.toThrow('does not answer: DEPTH_ZERO_SELF_SIGNED_CERT');
    const other = urlOf('localhost', `?sslmode=verify-full&sslrootcert=${authority}`);
    await expect(open(other)).rejects.toThrow('does not answer: ERR_TLS_CERT_ALTNAME_INVALID');
  });

  it('is never left out where it is asked for', async () => {
    const without = await inFrontOf(address, { asked: sslRequest, answer: 'N' });
    await expect(open(without('127.0.0.1', '?sslmode=require'))).rejects.toThrow('does not support SSL');
  });
});

describe.runIf(hasRedis)('Redis over TLS', () => {
  const trusted = tls.getCACertificates('default');
  afterAll(() => tls.setDefaultCACertificates(trusted));

  /** Returns the result of a connection: an answer, or the error. */
  async function outcomeOf(url: string): Promise<unknown> {
    return new Promise((done) => {
      const redis = openRedis(url, { onAway: done });
      const ask = setInterval(() => {
        redis.ask((client) => client.ping(), 1000).then(done, () => {});
      }, 50);
      setTimeout(() => {
        clearInterval(ask);
        redis.close();
      }, 1000);
    });
  }

  it('is used with rediss:// where the server’s authority is known, and refused otherwise', async () => {
    const url = (await inFrontOf(redisUrl))('127.0.0.1').replace(/^redis:/, 'rediss:');
    expect(await outcomeOf(url)).toMatchObject({ code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
    // As NODE_EXTRA_CA_CERTS does it for a process.
    tls.setDefaultCACertificates([...trusted, cert]);
    expect(await outcomeOf(url)).toBe('PONG');
  });
});
