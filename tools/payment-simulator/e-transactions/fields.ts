import { type RawField, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';
import { checkBilling, checkShoppingCart } from './customer-xml.ts';
import { parseReturnVariables } from './return-variables.ts';

const required = [
  'PBX_SITE',
  'PBX_RANG',
  'PBX_IDENTIFIANT',
  'PBX_TOTAL',
  'PBX_DEVISE',
  'PBX_CMD',
  'PBX_PORTEUR',
  'PBX_RETOUR',
  'PBX_HASH',
  'PBX_TIME',
  'PBX_SHOPPINGCART',
  'PBX_BILLING',
  'PBX_HMAC',
];

const address = /^https?:\/\/\S{1,500}$/;

const formats: Readonly<Record<string, RegExp>> = {
  PBX_SITE: /^\d{7}$/,
  PBX_RANG: /^\d{2,3}$/,
  PBX_IDENTIFIANT: /^\d{1,9}$/,
  PBX_TOTAL: /^\d{3,10}$/,
  PBX_DEVISE: /^\d{3}$/,
  PBX_CMD: /^[A-Za-z0-9_-]{1,250}$/,
  PBX_PORTEUR: /^[^\s@]{1,64}@[^\s@]{3,80}$/,
  PBX_RETOUR: /^.{3,150}$/,
  PBX_HASH: /^SHA512$/,
  PBX_TIME: /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}([+-]\d{2}:\d{2}|Z)$/,
  PBX_SHOPPINGCART: /^[\s\S]+$/,
  PBX_BILLING: /^[\s\S]+$/,
  PBX_EFFECTUE: address,
  PBX_REFUSE: address,
  PBX_ANNULE: address,
  PBX_ATTENTE: address,
  PBX_REPONDRE_A: address,
  PBX_RUF1: /^(POST|GET)$/,
  PBX_LANGUE: /^(FRA|GBR|ESP|ITA|DEU|NLD|SWE|PRT)$/,
  PBX_SOURCE: /^(RWD|HTML|XHTML|WAP)$/,
  PBX_TYPEPAIEMENT: /^[A-Z0-9]{1,20}$/,
  PBX_TYPECARTE: /^[A-Z0-9_]{1,20}$/,
  PBX_DISPLAY: /^\d{1,10}$/,
  PBX_AUTOSEULE: /^[ON]$/,
  PBX_DIFF: /^\d{1,2}$/,
  PBX_SOUHAITAUTHENT: /^0[1-4]$/,
  PBX_HMAC: /^[0-9A-Fa-f]{128}$/,
};

/** Throws Refusal for fields that are missing, repeated, unknown, of another form or not in the place that Paybox asks for. */
export function checkFields(fields: readonly RawField[]): void {
  const names = fields.map(([name]) => name);
  const missing = required.find((name) => !names.includes(name));
  if (missing) throw new Refusal(`the field ${missing} is missing`, { field: missing });
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated) throw new Refusal(`the field ${repeated} was sent twice`, { field: repeated });
  for (const [name, bytes] of fields) {
    const format = formats[name];
    if (!format) throw new Refusal(`the field ${name} is not part of the protocol`, { field: name });
    if (!format.test(textOf(bytes)))
      throw new Refusal(`the field ${name} has a wrong form: ${textOf(bytes).slice(0, 60)}`, { field: name });
  }
  if (names.at(-1) !== 'PBX_HMAC') throw new Refusal('PBX_HMAC is not the last field', { field: 'PBX_HMAC' });
  if (names.includes('PBX_TYPEPAIEMENT') !== names.includes('PBX_TYPECARTE'))
    throw new Refusal('PBX_TYPEPAIEMENT and PBX_TYPECARTE go together', { field: 'PBX_TYPECARTE' });
  const value = (name: string) => textOf(fields.find(([each]) => each === name)?.[1] ?? '');
  parseReturnVariables(value('PBX_RETOUR'));
  checkShoppingCart(value('PBX_SHOPPINGCART'));
  checkBilling(value('PBX_BILLING'));
}
