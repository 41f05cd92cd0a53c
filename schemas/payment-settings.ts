import { z } from 'zod';
import { PaymentMethod } from './order.ts';
import { PaymentKind, PaymentMode, ProviderName } from './payments.ts';

const stripeKeys = {
  publishableKey: { isSecret: false, pattern: /^pk_(test|live)_[A-Za-z0-9]{8,200}$/ },
  secretKey: { isSecret: true, pattern: /^[sr]k_(test|live)_[A-Za-z0-9]{8,200}$/ },
  webhookSecret: { isSecret: true, pattern: /^whsec_[A-Za-z0-9+/=_-]{8,200}$/ },
} as const;

type Field = { isSecret: boolean; pattern: RegExp };

/**
 * Fields that a shop enters for each method, in the order of the form. All are required. Secrets are never returned. Formats come from each
 * provider's own documentation: a Monetico key has 40 characters, of which the last two may be of an older format.
 */
export const providerFields = {
  CUSTOM: stripeKeys,
  STRIPE: stripeKeys,
  CAWL: {
    merchantId: { isSecret: false, pattern: /^[A-Za-z0-9._-]{1,60}$/ },
    apiKeyId: { isSecret: false, pattern: /^[\x21-\x7e]{4,100}$/ },
    apiSecret: { isSecret: true, pattern: /^[\x20-\x7e]{8,200}$/ },
    webhookKeyId: { isSecret: false, pattern: /^[\x21-\x7e]{4,100}$/ },
    webhookSecret: { isSecret: true, pattern: /^[\x20-\x7e]{8,200}$/ },
  },
  MONETICO: {
    terminal: { isSecret: false, pattern: /^[A-Za-z0-9]{7}$/ },
    company: { isSecret: false, pattern: /^[A-Za-z0-9._-]{1,20}$/ },
    key: { isSecret: true, pattern: /^[0-9A-Fa-f]{38}[\x30-\x7a]{2}$/ },
  },
  E_TRANSACTION: {
    site: { isSecret: false, pattern: /^\d{7}$/ },
    rank: { isSecret: false, pattern: /^\d{2,3}$/ },
    identifier: { isSecret: false, pattern: /^\d{1,9}$/ },
    key: { isSecret: true, pattern: /^(?:[0-9A-Fa-f]{2}){32,128}$/ },
  },
} as const satisfies Record<PaymentMethod, Record<string, Field>>;

/** The fields of a method as a list. */
export const fieldsOf = (method: PaymentMethod): readonly (Field & { key: string })[] =>
  Object.entries<Field>(providerFields[method]).map(([key, field]) => ({ key, ...field }));

/** Result of the check of one key. `mode`: it belongs to the other environment than the one chosen. */
export const FieldCheck = z.object({ key: z.string(), state: z.enum(['ok', 'missing', 'malformed', 'mode', 'refused']) });
export type FieldCheck = z.infer<typeof FieldCheck>;

/** Result and time of the check of a method's keys. */
export const ProviderCheck = z.object({
  fields: z.array(FieldCheck),
  /**
   * Answer of the provider to a test call: `accepted`; `refused` (it does not know the keys); `unreachable`; `not-made` (keys are missing);
   * `reachable` (it answers, but has no call that tests the keys: the first payment does).
   */
  call: z.enum(['accepted', 'refused', 'unreachable', 'not-made', 'reachable']),
  /** The provider is known to send its notifications here; null: it cannot be checked. */
  notifies: z.boolean().nullable(),
  checkedAt: z.iso.datetime(),
});
export type ProviderCheck = z.infer<typeof ProviderCheck>;

/** Settings of a shop for one method. */
export const ProviderSettings = z.object({
  method: PaymentMethod,
  provider: ProviderName,
  kind: PaymentKind,
  /** PAYMENT_METHOD names it. */
  isCurrent: z.boolean(),
  /** Everything required is set, so payments are possible. */
  isReady: z.boolean(),
  mode: PaymentMode,
  /** `value`: null for a secret, whatever is stored; `isSet`: whether something is stored. */
  fields: z.array(z.object({ key: z.string(), isSecret: z.boolean(), isSet: z.boolean(), value: z.string().nullable() })),
  /** The panel refunds through it. Otherwise a person does so at the provider and confirms it here. */
  refundsByItself: z.boolean(),
  /** The address to enter at the provider for its notifications. */
  notificationUrl: z.string(),
  /** The last check since the keys were changed. */
  check: ProviderCheck.nullable(),
  updatedAt: z.iso.datetime().nullable(),
  /** E-mail of who changed it last. */
  updatedBy: z.string().nullable(),
});
export type ProviderSettings = z.infer<typeof ProviderSettings>;

/** GET /admin/payment/provider. */
export const PaymentSetup = z.object({
  method: PaymentMethod,
  /** The test bank stands in for every method that is not set up. */
  hasTestBank: z.boolean(),
  /** All providers are the simulator of this machine: nothing leaves it. */
  isSimulated: z.boolean(),
  providers: z.array(ProviderSettings),
});
export type PaymentSetup = z.infer<typeof PaymentSetup>;

/** Body of PUT /admin/payment/provider/{method}. A key that is not named keeps its value; '' takes it away. */
export const ProviderSettingsBody = z.object({ mode: PaymentMode, values: z.record(z.string().max(40), z.string().max(400)) });
export type ProviderSettingsBody = z.input<typeof ProviderSettingsBody>;
