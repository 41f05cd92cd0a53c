import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type AddressCheck, Addresses, isLoopbackAddress } from './addresses.ts';
import { isOpenToOthers, webBindOf } from './loopback.ts';
import { hasTestBank, type PaymentSimulator, paymentVariables, readSimulator } from './payments.ts';
import { readS3, type S3Settings, s3Variables } from './s3.ts';

const port = (fallback: number) =>
  z.coerce
    .number('a port number')
    .int('a port number')
    .min(1, 'a port from 1 to 65535')
    .max(65_535, 'a port from 1 to 65535')
    .default(fallback);
const ipAddress = z.union([z.ipv4(), z.ipv6()], 'an IP address');
const httpUrl = z.url({ protocol: /^https?$/, error: 'an http:// or https:// address' });

const hostNames = z.string().regex(/^[a-z0-9.-]+(\s*,\s*[a-z0-9.-]+)*$/, 'host names joined by commas');
const readHosts = (list = ''): string[] =>
  list
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);

const secretsKey = /^[0-9a-f]{64}$/i;
const secretsKeyForm = '64 hexadecimal digits (openssl rand -hex 32)';

const Variables = z.object({
  PORT: port(3000),
  API_PORT: port(4000),
  API_HOST: httpUrl.optional(),
  API_BIND: ipAddress.default('127.0.0.1'),
  WEB_BIND: ipAddress.optional(),
  PUBLIC_URL: httpUrl.optional(),
  COOKIE_DOMAIN: z.enum(['host', 'parent'], 'host or parent').default('host'),
  TRUSTED_PROXIES: Addresses.optional(),
  DATA_DIR: z.string().default('.data'),
  CONTENT_DIR: z.string().default('content'),
  SITE_ID: z.coerce.number('a site number').int('a site number').positive('a site number').default(89),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'a postgresql:// address' }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'a redis:// or rediss:// address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'an smtp:// or smtps:// address' }).optional(),
  ...s3Variables,
  SVG_HOSTS: hostNames.optional(),
  RELAY_HOSTS: hostNames.optional(),
  SECRETS_KEY: z.string().regex(secretsKey, secretsKeyForm).optional(),
  SECRETS_KEY_FILE: z.string().optional(),
  SECRETS_OTHER_KEYS: z
    .string()
    .regex(/^[0-9a-f]{64}(\s*,\s*[0-9a-f]{64})*$/i, `keys of ${secretsKeyForm}, joined by commas`)
    .optional(),
  PAGE_CACHE_MB: z.coerce
    .number('megabytes from 0 to 4096')
    .min(0, 'megabytes from 0 to 4096')
    .max(4096, 'megabytes from 0 to 4096')
    .default(64),
  STOP_DELAY: z.coerce.number('seconds from 0 to 60').min(0, 'seconds from 0 to 60').max(60, 'seconds from 0 to 60').default(0),
  METRICS_TOKEN: z.string().min(16, 'at least 16 characters').optional(),
  ADMIN_EMAIL: z.email('an e-mail address').default('admin@localhost.test'),
  ADMIN_PASSWORD: z.string().min(12, 'at least 12 characters').optional(),
  ...paymentVariables,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'fatal, error, warn, info, debug or silent').default('warn'),
});

/** Hosts that receive a cookie: only the one that set it, or its parent domain with all subdomains. */
export type CookieScope = 'host' | 'parent';

/** Configuration of the processes, from environment variables. */
export type Environment = {
  /** Port of the web server. */
  port: number;
  /** Port of the embedded API, on the loopback address. */
  apiPort: number;
  /** Address of the API without a slash at the end: `API_HOST`, or the embedded one. */
  apiHost: string;
  /** False when `API_HOST` names another API: then no embedded one is started. */
  apiIsEmbedded: boolean;
  /** Address the embedded API listens on: the loopback one, unless web processes on other machines ask it. */
  apiBind: string;
  /** Address the web server listens on: this machine's own for a shop without a public address; undefined: all. */
  webBind: string | undefined;
  /** People on other machines can reach the shop, by its address or by the addresses that its servers listen on. */
  isOpenToOthers: boolean;
  /** Checks whether the forwarded headers of a server are trusted: those of this machine, and TRUSTED_PROXIES. */
  isProxy: AddressCheck;
  /** Public address of the shop, without a slash at the end, e.g. `https://boutique.example`: for links in e-mails and the like. */
  publicUrl: string;
  cookieScope: CookieScope;
  /** Absolute path of the data folder: embedded database, files, locks. */
  dataDir: string;
  /** Absolute path of the folder whose sites, a folder each, are imported at the first start. */
  contentDir: string;
  siteId: number;
  /** Hosts that drawings may be loaded from for administrators, by https. */
  svgHosts: readonly string[];
  /** Hosts that feeds of relay points may be read from, by https. */
  relayHosts: readonly string[];
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined;
  /** Redis for the counts of attempts and the cache of pages, shared by all processes. */
  redisUrl: string | undefined;
  /** Mail server; undefined: e-mails stay in the outbox. */
  smtpUrl: string | undefined;
  /** An S3 service for files; undefined: they are in the data folder. */
  s3: S3Settings | undefined;
  /** Keys that encrypt secrets in the database, 32 bytes each: the current key, and earlier ones that decrypt what they encrypted. */
  secretsKeys: { current: Buffer | undefined; others: readonly Buffer[] };
  /** Memory that each web process keeps finished pages in; 0: none are kept. */
  pageCacheBytes: number;
  /** Opens `/metrics` to others than this machine. */
  metricsToken: string | undefined;
  /** Seconds between `/readyz` saying 503 and the end of listening: as long as a balancer takes to notice. */
  stopDelay: number;
  adminEmail: string;
  /** Given for the first start; undefined: one is generated. */
  adminPassword: string | undefined;
  /** The test bank replaces payment methods that are not set up. On if it is set so, or for a shop that is tried on its own machine. */
  paymentSandbox: boolean;
  /** Takes the place of every payment provider, on this machine alone. */
  paymentSimulator: PaymentSimulator | undefined;
  logLevel: string;
};

/** Passwords are never repeated, nor addresses that may hold one. */
const secrets = new Set(['SECRETS_KEY', 'SECRETS_OTHER_KEYS', 'ADMIN_PASSWORD', 'DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'METRICS_TOKEN']);

/** A variable of the environment has a wrong value; the message names it in one line. */
export class EnvironmentError extends Error {}

/** Reads the environment once. An empty variable counts as unset. Throws EnvironmentError on a wrong value. */
export function readEnvironment(source: Readonly<Record<string, string | undefined>> = process.env): Environment {
  const set = Object.fromEntries(Object.keys(Variables.shape).flatMap((key) => (source[key] ? [[key, source[key]]] : [])));
  const parsed = Variables.safeParse(set);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const key = String(issue?.path[0]);
    const shown = secrets.has(key) ? '' : ` not ${JSON.stringify(source[key])}`;
    throw new EnvironmentError(`${key} must be ${issue?.message},${shown}`.replace(/,$/, ''));
  }
  const v = parsed.data;
  if (v.PORT === v.API_PORT && !v.API_HOST) throw new EnvironmentError(`PORT and API_PORT must differ, both are ${v.PORT}`);
  const { s3, missing } = readS3(v);
  if (missing) throw new EnvironmentError(`${missing} must be set too: files are kept on S3 with S3_BUCKET, key and secret, or not at all`);
  const { simulator, wrong } = readSimulator(v);
  if (wrong) throw new EnvironmentError(`${wrong[0]} must be ${wrong[1]}`);
  return {
    port: v.PORT,
    apiPort: v.API_PORT,
    apiHost: (v.API_HOST ?? `http://127.0.0.1:${v.API_PORT}`).replace(/\/+$/, ''),
    apiIsEmbedded: v.API_HOST === undefined,
    apiBind: v.API_BIND,
    webBind: webBindOf(v),
    isOpenToOthers: isOpenToOthers(v),
    isProxy: (address) => isLoopbackAddress(address) || v.TRUSTED_PROXIES?.(address) === true,
    publicUrl: (v.PUBLIC_URL ?? `http://localhost:${v.PORT}`).replace(/\/+$/, ''),
    cookieScope: v.COOKIE_DOMAIN,
    dataDir: resolve(v.DATA_DIR),
    contentDir: resolve(v.CONTENT_DIR),
    siteId: v.SITE_ID,
    svgHosts: readHosts(v.SVG_HOSTS),
    relayHosts: readHosts(v.RELAY_HOSTS),
    databaseUrl: v.DATABASE_URL,
    redisUrl: v.REDIS_URL,
    smtpUrl: v.SMTP_URL,
    s3,
    secretsKeys: { current: currentKey(v), others: v.SECRETS_OTHER_KEYS?.split(',').map((key) => Buffer.from(key.trim(), 'hex')) ?? [] },
    metricsToken: v.METRICS_TOKEN,
    pageCacheBytes: v.PAGE_CACHE_MB * 1024 * 1024,
    stopDelay: v.STOP_DELAY,
    adminEmail: v.ADMIN_EMAIL,
    adminPassword: v.ADMIN_PASSWORD,
    paymentSandbox: hasTestBank(v),
    paymentSimulator: simulator,
    logLevel: v.LOG_LEVEL,
  };
}

/** The key itself, or what the file holds that is named: a secret that the platform mounts. */
function currentKey({
  SECRETS_KEY: key,
  SECRETS_KEY_FILE: file,
}: {
  SECRETS_KEY?: string | undefined;
  SECRETS_KEY_FILE?: string | undefined;
}) {
  if (key) return Buffer.from(key, 'hex');
  if (!file) return undefined;
  const held = readKeyFile(file);
  if (!secretsKey.test(held)) throw new EnvironmentError(`SECRETS_KEY_FILE must be a file that holds ${secretsKeyForm}`);
  return Buffer.from(held, 'hex');
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    return '';
  }
}
