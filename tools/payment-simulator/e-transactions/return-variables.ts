import { Refusal } from '../core/refusal.ts';

/** The letters of data that Paybox can give back. */
const letters = 'MRTABCDEFGHIJKNOPQSUVWYZov';

export type ReturnVariable = { name: string; letter: string };

const refuse = (reason: string): Refusal => new Refusal(`PBX_RETOUR: ${reason}`, { field: 'PBX_RETOUR' });

/** Reads `Mt:M;Ref:R;…;Sign:K`. Throws Refusal unless names are there and differ, letters are known, and K comes last. */
export function parseReturnVariables(text: string): ReturnVariable[] {
  const variables = text.split(';').map((part): ReturnVariable => {
    const [, name = '', letter = ''] = /^([A-Za-z0-9_-]+):([A-Za-z])$/.exec(part) ?? [];
    if (!name) throw refuse(`"${part}" is not of the form name:letter`);
    if (!letters.includes(letter)) throw refuse(`no data has the letter ${letter}`);
    return { name, letter };
  });
  if (new Set(variables.map(({ name }) => name)).size < variables.length) throw refuse('two variables have one name');
  if (variables.at(-1)?.letter !== 'K') throw refuse('the signature (K) is not the last variable');
  if (variables.filter(({ letter }) => letter === 'K').length > 1) throw refuse('the signature (K) is asked for twice');
  return variables;
}
