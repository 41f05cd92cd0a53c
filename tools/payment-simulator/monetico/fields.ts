import { type RawField, textOf } from '../core/raw-form.ts';
import { Refusal } from '../core/refusal.ts';

const required = ['TPE', 'societe', 'version', 'lgue', 'date', 'montant', 'reference', 'contexte_commande', 'MAC'] as const;

const optional = [
  'mail',
  'texte-libre',
  'url_retour_ok',
  'url_retour_err',
  'ThreeDSecureChallenge',
  '3dsdebrayable',
  'aliascb',
  'forcesaisiecb',
  'libelleMonetique',
  'libelleMonetiqueLocalite',
  'desactivemoyenpaiement',
  'protocole',
  'mode_affichage',
  'nbrech',
  'dateech1',
  'dateech2',
  'dateech3',
  'dateech4',
  'montantech1',
  'montantech2',
  'montantech3',
  'montantech4',
] as const;

const address = /^https?:\/\/[^\s]{1,2048}$/;
const amount = /^\d{1,9}(\.\d{1,2})?[A-Z]{3}$/;
const day = /^\d{2}\/\d{2}\/\d{4}$/;

const formats: Readonly<Record<string, RegExp>> = {
  TPE: /^[0-9A-Za-z]{7}$/,
  societe: /^.{1,40}$/,
  version: /^3\.0$/,
  lgue: /^(FR|EN|DE|IT|ES|NL|PT|SV|JA)$/,
  date: /^\d{2}\/\d{2}\/\d{4}:\d{2}:\d{2}:\d{2}$/,
  montant: amount,
  reference: /^[0-9A-Za-z]{1,50}$/,
  mail: /^[^\s@]+@[^\s@]+$/,
  'texte-libre': /^[\s\S]{0,3200}$/,
  url_retour_ok: address,
  url_retour_err: address,
  ThreeDSecureChallenge:
    /^(no_preference|challenge_preferred|challenge_mandated|no_challenge_requested|no_challenge_requested_(strong_authentication|trusted_third_party|risk_analysis))$/,
  '3dsdebrayable': /^[01]$/,
  forcesaisiecb: /^[01]$/,
  aliascb: /^[0-9A-Za-z]{1,64}$/,
  libelleMonetique: /^.{1,32}$/,
  protocole: /^(1euro|3xcb|4xcb|paypal|lyfpay)$/,
  mode_affichage: /^iframe$/,
  nbrech: /^[2-4]$/,
  dateech1: day,
  dateech2: day,
  dateech3: day,
  dateech4: day,
  montantech1: amount,
  montantech2: amount,
  montantech3: amount,
  montantech4: amount,
  MAC: /^[0-9A-Fa-f]{40}$/,
};

/** Throws Refusal for fields that are missing, repeated, unknown or of another form than the bank takes. */
export function checkFields(fields: readonly RawField[]): void {
  const known: readonly string[] = [...required, ...optional];
  const names = fields.map(([name]) => name);
  const missing = required.find((name) => !names.includes(name));
  if (missing) throw new Refusal(`the field ${missing} is missing`, { field: missing });
  for (const [name, bytes] of fields) {
    if (!known.includes(name)) throw new Refusal(`the field ${name} is not part of the protocol`, { field: name });
    const value = textOf(bytes);
    // Optional fields may be sent empty; they are sealed so.
    if (value === '' && (optional as readonly string[]).includes(name)) continue;
    if (formats[name]?.test(value) === false)
      throw new Refusal(`the field ${name} has a wrong form: ${value.slice(0, 60)}`, { field: name });
  }
}

/** Reads `42.42EUR`. Throws Refusal for anything else. */
export function parseAmount(text: string, field: string): { amountCents: number; currency: string } {
  const [, euros = '', cents = '', currency = ''] = /^(\d{1,9})(?:\.(\d{1,2}))?([A-Z]{3})$/.exec(text) ?? [];
  if (!euros) throw new Refusal(`the field ${field} is no amount: ${text.slice(0, 40)}`, { field });
  return { amountCents: Number(euros) * 100 + Number(cents.padEnd(2, '0')), currency };
}

/** `42.42EUR`. */
export const formatAmount = (amountCents: number, currency: string): string => `${(amountCents / 100).toFixed(2)}${currency}`;
