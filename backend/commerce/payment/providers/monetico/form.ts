import type { ShopKeys } from '../../shop-keys.ts';
import type { PaymentRequest } from '../provider.ts';
import { sealedText, sealOf } from './seal.ts';

export type MoneticoKeys = ShopKeys<'terminal' | 'company' | 'key'>;

const pages = { TEST: 'https://p.monetico-services.com/test/paiement.cgi', LIVE: 'https://p.monetico-services.com/paiement.cgi' } as const;

/** The page that the form is sent to. */
export const moneticoPage = ({ mode, simulator }: MoneticoKeys): string =>
  simulator ? `${simulator.origin}/monetico${new URL(pages[mode]).pathname}` : pages[mode];

/** The fields of the form, sealed. Values are raw; who writes them into HTML escapes them there. */
export function moneticoFields(keys: MoneticoKeys, request: PaymentRequest): { name: string; value: string }[] {
  const { amount, currency, providerReference, lang, now, payer, urls } = request;
  const { terminal, company, key } = keys.values;
  const fields = [
    { name: 'TPE', value: terminal },
    { name: 'societe', value: company },
    { name: 'version', value: '3.0' },
    { name: 'lgue', value: lang.toUpperCase() },
    { name: 'date', value: bankTime(now) },
    { name: 'montant', value: `${(amount / 100).toFixed(2)}${currency}` },
    { name: 'reference', value: providerReference },
    { name: 'contexte_commande', value: contextOf(payer) },
    { name: 'mail', value: ascii(payer.email) },
    { name: 'url_retour_ok', value: urls.success },
    { name: 'url_retour_err', value: urls.error },
  ];
  const text = sealedText(fields.map(({ name, value }) => ({ name, value: Buffer.from(value) })));
  return [...fields, { name: 'MAC', value: sealOf(key, text).toString('hex') }];
}

const clock = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  ...{ day: '2-digit', month: '2-digit', year: 'numeric', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' },
});

/** `JJ/MM/AAAA:HH:MM:SS`, at the bank's place. */
function bankTime(now: Date): string {
  const part = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  return `${part.day}/${part.month}/${part.year}:${part.hour}:${part.minute}:${part.second}`;
}

/** Formats the payer as base64 of JSON. Sections without content are left out: the bank refuses an empty one. */
function contextOf({ firstname, lastname, phone, billing }: PaymentRequest['payer']): string {
  const number = phoneOf(phone);
  const context = {
    billing: {
      ...(firstname ? { firstName: firstname.slice(0, 45) } : {}),
      ...(lastname ? { lastName: lastname.slice(0, 45) } : {}),
      addressLine1: (billing?.address || '-').slice(0, 50),
      city: (billing?.city || '-').slice(0, 50),
      postalCode: (billing?.postalCode || '-').slice(0, 10),
      country: billing?.country.alphaTwo ?? 'FR',
      ...(number ? { phone: number } : {}),
    },
  };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

/** `+33-123456789`; null: of no known form. */
function phoneOf(phone: string): string | null {
  const digits = phone.replace(/[^\d+]/g, '');
  const french = /^(?:\+33|0033|0)([1-9]\d{8})$/.exec(digits);
  return french ? `+33-${french[1]}` : null;
}

/** Clear fields stay ASCII: the bank's own programs differ in how they read other signs. */
const ascii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '');
