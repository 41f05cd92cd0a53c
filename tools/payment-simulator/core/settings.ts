import { z } from 'zod';

const id = z.string().min(1).max(40);
const notifyUrl = z.url({ protocol: /^https?$/ }).optional();

/** The merchants of each provider, with their keys. `notifyUrl` is what the shop's owner gives the provider by hand. */
export const Accounts = z.strictObject({
  stripe: z.array(
    z.strictObject({
      id,
      publishableKey: z.string().regex(/^pk_(test|live)_/),
      secretKey: z.string().regex(/^(sk|rk)_(test|live)_/),
      webhookSecret: z.string().regex(/^whsec_/),
      notifyUrl,
    }),
  ),
  cawl: z.array(
    z.strictObject({
      id,
      pspid: z.string().min(1),
      apiKeyId: z.string().min(1),
      apiSecret: z.string().min(1),
      webhookKeyId: z.string().min(1),
      webhookSecret: z.string().min(1),
      /** Address for webhooks when a request names none. */
      notifyUrl,
    }),
  ),
  monetico: z.array(
    z.strictObject({
      id,
      tpe: z.string().regex(/^[0-9A-Z]{7}$/i),
      societe: z.string().min(1),
      key: z.string().length(40),
      /** The return interface (CGI2), which the bank's support writes down. */
      notifyUrl,
    }),
  ),
  'e-transactions': z.array(
    z.strictObject({
      id,
      site: z.string().regex(/^\d{7}$/),
      rang: z.string().regex(/^\d{2,3}$/),
      identifiant: z.string().regex(/^\d{1,9}$/),
      hmacKey: z.string().regex(/^([0-9a-f]{2})+$/i),
      /** The address of the back office, used when a request names none (PBX_REPONDRE_A). */
      notifyUrl,
    }),
  ),
});
export type Accounts = z.infer<typeof Accounts>;
export type Account<P extends keyof Accounts> = Accounts[P][number];

/**
 * Public keys for tests, which open nothing anywhere: a merchant of each provider for site 89 and one for site 90; Stripe has one more
 * for the shop's own account ("custom card").
 * @param notifyBase where notifications go, before `/<provider>/<site>/notify`; undefined: nowhere but where a request names
 */
export function testAccounts(notifyBase?: string): Accounts {
  const told = (path: string) => (notifyBase ? { notifyUrl: `${notifyBase}/${path}/notify` } : {});
  const stripe = (id: string, path: string) => ({
    id,
    publishableKey: `pk_test_simulator${id}`,
    secretKey: `sk_test_simulator${id}`,
    webhookSecret: `whsec_simulator${id}`,
    ...told(path),
  });
  const cawl = (id: string, site: number) => ({
    id,
    pspid: `simulator-${id}`,
    apiKeyId: `simulator-${id}-api`,
    apiSecret: `simulator ${id} api secret`,
    webhookKeyId: `simulator-${id}-webhook`,
    webhookSecret: `simulator ${id} webhook secret`,
    ...told(`cawl/${site}`),
  });
  return {
    stripe: [stripe('shop', 'stripe/89'), stripe('custom', 'custom-stripe/89'), stripe('other', 'custom-stripe/90')],
    cawl: [cawl('shop', 89), cawl('other', 90)],
    monetico: [
      { id: 'shop', tpe: '1234567', societe: 'simulatorshop', key: '12345678901234567890123456789012345678P0', ...told('monetico/89') },
      { id: 'other', tpe: '7654321', societe: 'simulatorother', key: '0123456789012345678901234567890123456789', ...told('monetico/90') },
    ],
    'e-transactions': [
      // The identity and key that the official modules publish for tests.
      { id: 'shop', site: '1999888', rang: '32', identifiant: '2', hmacKey: '0123456789ABCDEF'.repeat(8), ...told('e-transactions/89') },
      { id: 'other', site: '1999887', rang: '63', identifiant: '3', hmacKey: 'FEDCBA9876543210'.repeat(8), ...told('e-transactions/90') },
    ],
  };
}

const delayMs = z.int().min(0).max(3_600_000);

export const Settings = z.strictObject({
  /** 0: any free port. */
  port: z.int().min(0).max(65_535).default(4900),
  accounts: Accounts.default(() => testAccounts()),
  /** Time after which a delayed payment succeeds, in ms. */
  pendingMs: delayMs.default(8_000),
  /** After how long Stripe and Cawl send a notification again that was not acknowledged. */
  retryDelaysMs: z.array(delayMs).default([2_000, 10_000, 60_000]),
  /** Maximum difference between a signed date and the simulator's clock, in ms. Assumed: neither Worldline nor Paybox documents it. */
  clockSkewMs: z.int().min(0).default(300_000),
  /** File to which the public key of e-Transactions is written at start (PEM), for the shop to read. */
  publicKeyFile: z.string().optional(),
});
export type Settings = z.infer<typeof Settings>;

/** Variables of the environment that set where the simulator listens and where it sends notifications. */
const Variables = z.object({
  PAYMENT_SIMULATOR_PORT: z.coerce.number().int().min(0).max(65_535).default(4900),
  PAYMENT_SIMULATOR_ACCOUNTS: z
    .string()
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: 'custom', message: 'JSON of accounts, as docs/payment-simulator.md shows it' });
        return z.NEVER;
      }
    })
    .pipe(Accounts.partial())
    .optional(),
  PAYMENT_SIMULATOR_NOTIFY: z.url({ protocol: /^https?$/ }).optional(),
  PAYMENT_SIMULATOR_KEY: z.string().optional(),
});

/** Reads the settings from the environment. Throws a ZodError that names the variable at fault. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const variables = Variables.parse(environment);
  const given = variables.PAYMENT_SIMULATOR_ACCOUNTS;
  return Settings.parse({
    port: variables.PAYMENT_SIMULATOR_PORT,
    accounts: { ...testAccounts(variables.PAYMENT_SIMULATOR_NOTIFY), ...given },
    publicKeyFile: variables.PAYMENT_SIMULATOR_KEY,
  });
}
