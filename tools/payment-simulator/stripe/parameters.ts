import { parseRawForm, textOf } from '../core/raw-form.ts';
import { StripeError } from './error.ts';

/** The parameters of a call, by their names as they are sent: `metadata[orderId]`. */
export type Parameters = ReadonlyMap<string, string>;

/** Reads a form or a query. Throws StripeError for a parameter that is not among `known`, which are names or the starts of bracketed ones. */
export function readParameters(text: Buffer | string, known: readonly string[]): Parameters {
  const fields = parseRawForm(Buffer.from(text)).map(([name, value]) => [textOf(name), textOf(value)] as const);
  for (const [name] of fields) {
    const isKnown = known.some((each) => (each.endsWith('[') ? name.startsWith(each) && name.endsWith(']') : name === each));
    if (!isKnown) throw new StripeError(`Received unknown parameter: ${name}`, { code: 'parameter_unknown', field: name });
  }
  return new Map(fields);
}

/** A parameter that has to be there. */
export function requireParameter(parameters: Parameters, name: string): string {
  const value = parameters.get(name);
  if (value === undefined || value === '')
    throw new StripeError(`Missing required param: ${name}.`, { code: 'parameter_missing', field: name });
  return value;
}

/** An integer, such as an amount in the currency's smallest unit. */
export function readInteger(text: string, name: string): number {
  if (!/^-?\d{1,15}$/.test(text)) throw new StripeError(`Invalid integer: ${text}`, { code: 'parameter_invalid_integer', field: name });
  return Number(text);
}

/** The metadata of a call: at most 50 keys of 40 characters with values of 500. */
export function readMetadata(parameters: Parameters): Record<string, string> {
  const metadata: Record<string, string> = {};
  for (const [name, value] of parameters) {
    const key = /^metadata\[([^\]]*)\]$/.exec(name)?.[1];
    if (key === undefined) continue;
    if (key === '' || key.length > 40 || value.length > 500)
      throw new StripeError('Metadata keys have at most 40 characters, values at most 500.', { code: 'parameter_invalid', field: name });
    metadata[key] = value;
  }
  if (Object.keys(metadata).length > 50)
    throw new StripeError('Metadata has at most 50 keys.', { code: 'parameter_invalid', field: 'metadata' });
  return metadata;
}
