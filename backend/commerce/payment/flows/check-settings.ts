import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { open } from '#backend/platform/secrets/sealing.ts';
import { paymentPlace } from '#backend/platform/secrets/secrets.ts';
import { paymentSettings, type SettingsRow } from '#backend/tables/payment.ts';
import type { PaymentMethod } from '#schemas/order.ts';
import { type FieldCheck, fieldsOf, type ProviderCheck } from '#schemas/payment-settings.ts';
import { providerOfMethod } from '#schemas/payments.ts';
import type { PaymentProviders } from '../providers/providers.ts';
import { modeOfKey } from '../settings.ts';

type Checking = { idSite: number; method: PaymentMethod; notificationUrl: string; now: Date };

/** Checks each key of a method and makes a test call with them; keeps what came of it unless the keys were changed meanwhile. */
export async function checkSettings(
  db: Database,
  providers: PaymentProviders,
  { idSite, method, notificationUrl, now }: Checking,
): Promise<void> {
  const own = and(eq(paymentSettings.idSite, idSite), eq(paymentSettings.method, method));
  const [row] = await db.select().from(paymentSettings).where(own);
  const fields = checkFields(row, method);
  const isComplete = fields.every(({ state }) => state === 'ok');
  const provider = isComplete ? await providers.named(db, idSite, providerOfMethod[method]) : null;
  const made = await provider?.check(notificationUrl);
  const check: ProviderCheck = {
    fields: fields.map((field) => (made?.refused.includes(field.key) ? { ...field, state: 'refused' } : field)),
    call: made?.call ?? 'not-made',
    notifies: made?.notifies ?? null,
    checkedAt: now.toISOString(),
  };
  if (!row) return;
  await db
    .update(paymentSettings)
    .set({ check })
    .where(and(own, eq(paymentSettings.version, row.version)));
}

function checkFields(row: SettingsRow | undefined, method: PaymentMethod): FieldCheck[] {
  return fieldsOf(method).map(({ key, isSecret, pattern }) => {
    const stored = (isSecret ? row?.secrets[key] : row?.values[key]) ?? '';
    if (!row || stored === '') return { key, state: 'missing' };
    const value = isSecret ? open(stored, paymentPlace(row.idSite, method, key)) : stored;
    if (!pattern.test(value)) return { key, state: 'malformed' };
    const mode = modeOfKey(value);
    return { key, state: mode !== null && mode !== row.mode ? 'mode' : 'ok' };
  });
}
