import type { ShopKeys } from '../../shop-keys.ts';
import type { PaymentRequest } from '../provider.ts';
import { isReachable } from '../provider.ts';
import { formSignature, signatureName } from './signature.ts';

/** The one currency that the bank offers, its number 978. */
export const euro = 'EUR';

export type ETransactionKeys = ShopKeys<'site' | 'rank' | 'identifier' | 'key'>;

/** The first that says it is there is used. */
const hosts = {
  TEST: ['https://recette-tpeweb.e-transactions.fr'],
  LIVE: ['https://tpeweb.e-transactions.fr', 'https://tpeweb1.e-transactions.fr'],
} as const;

const basesOf = ({ mode, simulator }: ETransactionKeys): readonly string[] =>
  simulator ? [`${simulator.origin}/e-transactions`] : hosts[mode];

/** Origins that a form may be sent to. */
export const eTransactionOrigins = (keys: ETransactionKeys): string[] => basesOf(keys).map((base) => new URL(base).origin);

const isUp = (base: string) => isReachable(`${base}/load.html`, (text) => /id="?server_status"?[^>]*>\s*OK\s*</.test(text));

/** Returns whether one of the bank's servers reports that it is available. */
export async function isBankUp(keys: ETransactionKeys): Promise<boolean> {
  return (await Promise.all(basesOf(keys).map(isUp))).includes(true);
}

/** The page that the form is sent to: of the first server that is there, else of the first. */
export async function eTransactionPage(keys: ETransactionKeys): Promise<string> {
  const bases = basesOf(keys);
  const found = bases.length > 1 ? await firstUp(bases) : undefined;
  return `${found ?? bases[0]}/php/`;
}

async function firstUp(bases: readonly string[]): Promise<string | undefined> {
  for (const base of bases) if (await isUp(base)) return base;
  return undefined;
}

/** Languages that the payment page speaks, as it names them; others get English. */
const pageLanguages: Readonly<Record<string, string>> = {
  fr: 'FRA',
  en: 'GBR',
  de: 'DEU',
  es: 'ESP',
  it: 'ITA',
  nl: 'NLD',
  pt: 'PRT',
  sv: 'SWE',
};
/** Seconds that the payment page stays open: what is left of the order's time, 15 minutes at most, as the bank counts. */
const pageSeconds = { least: 60, most: 900 };

/** The fields of the form in the order that is signed. Values are raw; who writes them into HTML escapes them there. */
export function eTransactionFields(keys: ETransactionKeys, request: PaymentRequest): { name: string; value: string }[] {
  const { amount, currency, providerReference, lang, now, until, payer, urls, pieces } = request;
  if (currency !== euro) throw new Error(`e-Transactions takes no ${currency}`);
  const { site, rank, identifier, key } = keys.values;
  const left = Math.floor((until.getTime() - now.getTime()) / 1000);
  const fields = [
    { name: 'PBX_SITE', value: site },
    { name: 'PBX_RANG', value: rank },
    { name: 'PBX_IDENTIFIANT', value: identifier },
    { name: 'PBX_TOTAL', value: String(amount).padStart(3, '0') },
    { name: 'PBX_DEVISE', value: '978' },
    { name: 'PBX_CMD', value: providerReference },
    { name: 'PBX_PORTEUR', value: plain(payer.email, 120) },
    { name: 'PBX_RETOUR', value: `Mt:M;Ref:R;Auto:A;Erreur:E;Appel:T;Trans:S;${signatureName}:K` },
    { name: 'PBX_HASH', value: 'SHA512' },
    { name: 'PBX_TIME', value: `${now.toISOString().slice(0, 19)}+00:00` },
    { name: 'PBX_EFFECTUE', value: urls.success },
    { name: 'PBX_REFUSE', value: urls.error },
    { name: 'PBX_ANNULE', value: urls.cancel },
    { name: 'PBX_ATTENTE', value: urls.success },
    { name: 'PBX_REPONDRE_A', value: urls.notify },
    { name: 'PBX_RUF1', value: 'POST' },
    { name: 'PBX_LANGUE', value: pageLanguages[lang] ?? 'GBR' },
    { name: 'PBX_SOURCE', value: 'RWD' },
    { name: 'PBX_DISPLAY', value: String(Math.min(pageSeconds.most, Math.max(pageSeconds.least, left))) },
    { name: 'PBX_SHOPPINGCART', value: cartXml(pieces) },
    { name: 'PBX_BILLING', value: billingXml(payer) },
  ];
  return [...fields, { name: 'PBX_HMAC', value: formSignature(key, fields) }];
}

const declaration = '<?xml version="1.0" encoding="utf-8"?>';

const cartXml = (pieces: number): string =>
  `${declaration}<shoppingcart><total><totalQuantity>${Math.min(99, Math.max(1, pieces))}</totalQuantity></total></shoppingcart>`;

/** Formats the payer for 3-D Secure: without accents, punctuation and line breaks, as the bank requires. */
function billingXml({ firstname, lastname, phone, billing }: PaymentRequest['payer']): string {
  const number = /^(?:\+33|0033|0)([1-9]\d{8})$/.exec(phone.replace(/[^\d+]/g, ''))?.[1];
  const parts = [
    ['FirstName', plain(firstname, 22) || '-'],
    ['LastName', plain(lastname, 22) || '-'],
    ['Address1', plain(billing?.address ?? '', 50) || '-'],
    ...(billing?.addressPart2 ? [['Address2', plain(billing.addressPart2, 50)]] : []),
    ['ZipCode', plain(billing?.postalCode ?? '', 10) || '-'],
    ['City', plain(billing?.city ?? '', 50) || '-'],
    ['CountryCode', String(billing?.country.id ?? 250).padStart(3, '0')],
    ...(number
      ? [
          ['CountryCodeMobilePhone', '+33'],
          ['MobilePhone', number],
        ]
      : []),
  ];
  const inner = parts.map(([name, value]) => `<${name}>${value}</${name}>`).join('');
  return `${declaration}<Billing><Address>${inner}</Address></Billing>`;
}

/** Letters, digits and a few signs, accents taken off. */
const plain = (text: string, max: number): string =>
  text
    .normalize('NFD')
    .replace(/[^A-Za-z0-9 @._-]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, max);
