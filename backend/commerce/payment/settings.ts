import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { isSealing, open, seal } from '#backend/platform/secrets/sealing.ts';
import { paymentPlace } from '#backend/platform/secrets/secrets.ts';
import { paymentSettings, type SettingsRow } from '#backend/tables/payment.ts';
import type { PaymentSimulator } from '#config/payments.ts';
import { PaymentMethod } from '#schemas/order.ts';
import { fieldsOf, type PaymentSetup, type ProviderSettings, type ProviderSettingsBody } from '#schemas/payment-settings.ts';
import type { PaymentMode, ProviderName } from '#schemas/payments.ts';
import { type PaymentKind, providerOfMethod } from '#schemas/payments.ts';
import type { ShopKeys } from './shop-keys.ts';

/** Kind of payment of each method. */
export const kindOfMethod = {
  CUSTOM: 'element',
  STRIPE: 'element',
  CAWL: 'redirect',
  MONETICO: 'form',
  E_TRANSACTION: 'form',
} as const satisfies Record<PaymentMethod, PaymentKind>;

/** Providers that give money back when they are asked to. */
const refunding: readonly ProviderName[] = ['custom-stripe', 'stripe', 'cawl', 'sandbox'];

/** Returns whether the shop can refund through a provider. Otherwise a person does so at the provider, and confirms it. */
export const refundsByItself = (provider: ProviderName): boolean => refunding.includes(provider);

const rowOf = (idSite: number, method: PaymentMethod) => and(eq(paymentSettings.idSite, idSite), eq(paymentSettings.method, method));

type Of = { idSite: number; method: PaymentMethod };

/** The keys of a shop for a method, opened; null: it is not set up, or not wholly. Throws SealedError. */
export async function readKeys(
  db: Database,
  { idSite, method, simulator }: Of & { simulator: PaymentSimulator | null },
): Promise<ShopKeys | null> {
  const [row] = await db.select().from(paymentSettings).where(rowOf(idSite, method));
  if (!row || !isComplete(row)) return null;
  const secrets = Object.entries(row.secrets).map(([key, stored]) => [key, open(stored, paymentPlace(idSite, method, key))]);
  return { idSite, mode: row.mode, version: row.version, values: { ...row.values, ...Object.fromEntries(secrets) }, simulator };
}

const isStored = (row: SettingsRow | undefined, key: string, isSecret: boolean): boolean =>
  Boolean(row && (isSecret ? row.secrets[key] : row.values[key]));

const isComplete = (row: SettingsRow): boolean => fieldsOf(row.method).every(({ key, isSecret }) => isStored(row, key, isSecret));

type Context = { idSite: number; current: PaymentMethod; webOrigin: string; hasTestBank: boolean; isSimulated: boolean };

/** Reads the settings of a shop for each method, without secrets. */
export async function readSetup(db: Database, context: Context): Promise<PaymentSetup> {
  const rows = await db.select().from(paymentSettings).where(eq(paymentSettings.idSite, context.idSite));
  const { current: method, hasTestBank, isSimulated } = context;
  const providers = PaymentMethod.options.map((each) =>
    shown(
      rows.find((row) => row.method === each),
      each,
      context,
    ),
  );
  return { method, hasTestBank, isSimulated, providers };
}

/** The same for one method. */
export async function readSettingsOf(db: Database, context: Context, method: PaymentMethod): Promise<ProviderSettings> {
  const [row] = await db.select().from(paymentSettings).where(rowOf(context.idSite, method));
  return shown(row, method, context);
}

function shown(row: SettingsRow | undefined, method: PaymentMethod, { idSite, current, webOrigin }: Context): ProviderSettings {
  const provider = providerOfMethod[method];
  return {
    method,
    provider,
    kind: kindOfMethod[method],
    isCurrent: method === current,
    isReady: row !== undefined && isComplete(row),
    mode: row?.mode ?? 'TEST',
    fields: fieldsOf(method).map(({ key, isSecret }) => ({
      ...{ key, isSecret, isSet: isStored(row, key, isSecret) },
      value: isSecret ? null : (row?.values[key] ?? ''),
    })),
    refundsByItself: refundsByItself(provider),
    notificationUrl: notificationUrl(webOrigin, provider, idSite),
    check: row?.check ?? null,
    updatedAt: row?.updatedAt.toISOString() ?? null,
    updatedBy: row?.byEmail ?? null,
  };
}

type Saving = { by: string; now: Date; mayBePlain: boolean };

/**
 * Saves what a shop entered; what is not named stays, '' takes a value away. Secrets are sealed: where the installation has no key to seal
 * with, they are taken only on a machine that nobody else reaches. Throws ApiError 409 there, 422 for what is not of the form.
 */
export async function saveSettings(
  db: Database,
  { idSite, method }: Of,
  body: ProviderSettingsBody,
  { by, now, mayBePlain }: Saving,
): Promise<void> {
  const fields = fieldsOf(method);
  const { mode, values } = body;
  const trimmed = Object.entries(values).map(([key, value]) => [key, value.trim()] as const);
  const refused = trimmed.flatMap(([key, value]): RefusedField[] => {
    const field = fields.find((each) => each.key === key);
    if (!field) return [{ key: `values.${key}`, message: 'payment.unknown-key' }];
    if (value !== '' && !field.pattern.test(value)) return [{ key: `values.${key}`, message: 'payment.malformed-key' }];
    const own = modeOfKey(value);
    return own !== null && own !== mode ? [{ key: `values.${key}`, message: 'payment.key-of-other-mode' }] : [];
  });
  if (refused.length > 0) throw ApiError.fields(refused);
  const isSecret = (key: string) => fields.some((field) => field.key === key && field.isSecret);
  if (!isSealing() && !mayBePlain && trimmed.some(([key, value]) => value !== '' && isSecret(key))) {
    throw new ApiError(409, 'payment.no-secrets-key');
  }
  await db.transaction(async (tx) => {
    const empty = { mode, values: {}, secrets: {}, updatedAt: now, byEmail: by };
    await tx
      .insert(paymentSettings)
      .values({ idSite, method, ...empty })
      .onConflictDoNothing();
    const [row] = await tx.select().from(paymentSettings).where(rowOf(idSite, method)).for('no key update');
    if (!row) throw new Error('the settings of a payment method were not kept');
    const plain = { ...row.values, ...Object.fromEntries(trimmed.filter(([key]) => !isSecret(key))) };
    const sealed = { ...row.secrets };
    for (const [key, value] of trimmed) {
      if (isSecret(key)) sealed[key] = value === '' ? '' : seal(value, paymentPlace(idSite, method, key));
    }
    // A pair of which one key is of the other environment collects nothing, or real money in a trial.
    for (const { key, isSecret: hidden } of fields) {
      const stored = hidden ? sealed[key] && open(sealed[key], paymentPlace(idSite, method, key)) : plain[key];
      const own = modeOfKey(stored ?? '');
      if (own !== null && own !== mode) throw ApiError.fields([{ key: 'mode', message: 'payment.key-of-other-mode' }]);
    }
    await tx
      .update(paymentSettings)
      .set({ mode, values: plain, secrets: sealed, version: row.version + 1, check: null, updatedAt: now, byEmail: by })
      .where(rowOf(idSite, method));
  });
}

/** The environment that a key of Stripe belongs to, by its own beginning; null: it does not say. */
export function modeOfKey(key: string): PaymentMode | null {
  const [, mode] = /^[prs]k_(test|live)_/.exec(key) ?? [];
  return mode === 'test' ? 'TEST' : mode === 'live' ? 'LIVE' : null;
}

/**
 * Returns the address for a provider's notifications about a shop's payments, through the public web server. It has no query, since some
 * providers sign what follows one.
 */
export const notificationUrl = (webOrigin: string, provider: ProviderName, idSite: number): string =>
  `${webOrigin}/api/payment/${provider}/${idSite}/notify`;
