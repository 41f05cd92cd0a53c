import { randomBytes } from 'node:crypto';
import type { PaymentMethod } from '#schemas/order.ts';
import type { PaymentMode } from '#schemas/payments.ts';

export const methods = ['STRIPE', 'CUSTOM', 'CAWL', 'MONETICO', 'E_TRANSACTION'] as const satisfies readonly PaymentMethod[];

const hex = (bytes: number) => randomBytes(bytes).toString('hex');
const digits = (count: number) => String(1_000_000_000 + Math.floor(Math.random() * 8_999_999_999)).slice(0, count);

/** Keys of a shop that nobody else has, as its owner enters them in the panel. */
export function newKeys(method: PaymentMethod, mode: PaymentMode): Record<string, string> {
  const kind = mode.toLowerCase();
  switch (method) {
    case 'STRIPE':
    case 'CUSTOM':
      return { publishableKey: `pk_${kind}_${hex(12)}`, secretKey: `sk_${kind}_${hex(12)}`, webhookSecret: `whsec_${hex(16)}` };
    case 'CAWL':
      return { merchantId: `shop${hex(4)}`, apiKeyId: hex(8), apiSecret: hex(24), webhookKeyId: hex(8), webhookSecret: hex(24) };
    case 'MONETICO':
      return { terminal: digits(7), company: `company${digits(5)}`, key: hex(20) };
    case 'E_TRANSACTION':
      return { site: digits(7), rank: '32', identifier: digits(9), key: hex(64) };
  }
}

/** The simulator's provider for a method, and the merchant with these keys as it knows one. */
export function merchantOf(method: PaymentMethod, keys: Record<string, string>, notifyUrl: string) {
  const id = hex(6);
  switch (method) {
    case 'STRIPE':
    case 'CUSTOM':
      return { provider: 'stripe', account: { id, ...keys, notifyUrl } };
    case 'CAWL': {
      const { merchantId: pspid, ...others } = keys;
      return { provider: 'cawl', account: { id, pspid, ...others, notifyUrl } };
    }
    case 'MONETICO':
      return { provider: 'monetico', account: { id, tpe: keys.terminal, societe: keys.company, key: keys.key, notifyUrl } };
    case 'E_TRANSACTION':
      return {
        provider: 'e-transactions',
        account: { id, site: keys.site, rang: keys.rank, identifiant: keys.identifier, hmacKey: keys.key, notifyUrl },
      };
  }
}
