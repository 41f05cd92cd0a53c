import { SaxesParser } from 'saxes';
import { Refusal } from '../core/refusal.ts';

/** The texts of an XML document's leaves by their paths, `Billing/Address/City`. Throws Refusal for what is no such document. */
function readLeaves(field: string, xml: string): Map<string, string> {
  const refuse = (reason: string) => new Refusal(`${field}: ${reason}`, { field });
  if (!/^<\?xml version="1\.0" encoding="utf-8"\s*\?>/i.test(xml)) throw refuse('the XML declaration is missing');
  if (/[\r\n]/.test(xml)) throw refuse('it holds a line break');
  if (/>\s+</.test(xml.replace(/^<\?[^>]*\?>/, ''))) throw refuse('it holds white space between elements');
  const leaves = new Map<string, string>();
  const path: string[] = [];
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw refuse(`is no XML (${error.message})`);
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    text = '';
  });
  parser.on('text', (piece) => {
    text += piece;
  });
  parser.on('closetag', () => {
    if (text !== '' || !leaves.has(path.join('/'))) leaves.set(path.join('/'), text);
    path.pop();
    text = '';
  });
  parser.write(xml).close();
  return leaves;
}

/** Checks PBX_SHOPPINGCART: a quantity from 1 to 99. */
export function checkShoppingCart(xml: string): void {
  const quantity = readLeaves('PBX_SHOPPINGCART', xml).get('shoppingcart/total/totalQuantity') ?? '';
  if (!/^[1-9]\d?$/.test(quantity))
    throw new Refusal(`PBX_SHOPPINGCART: totalQuantity is 1 to 99, not "${quantity}"`, { field: 'PBX_SHOPPINGCART' });
}

/** The greatest length of each part of the billing address; those that may be missing are marked. */
const parts: readonly [name: string, format: RegExp, isOptional?: boolean][] = [
  ['FirstName', /^.{1,22}$/],
  ['LastName', /^.{1,22}$/],
  ['Address1', /^.{1,50}$/],
  ['Address2', /^.{1,50}$/, true],
  ['ZipCode', /^.{1,16}$/],
  ['City', /^.{1,50}$/],
  ['CountryCode', /^\d{3}$/],
  ['CountryCodeMobilePhone', /^\+\d{1,4}$/],
  ['MobilePhone', /^\d{4,14}$/],
];

/** Checks PBX_BILLING: the address that 3-D Secure asks for, without accents. */
export function checkBilling(xml: string): void {
  const refuse = (reason: string) => new Refusal(`PBX_BILLING: ${reason}`, { field: 'PBX_BILLING' });
  const leaves = readLeaves('PBX_BILLING', xml);
  for (const [name, format, isOptional] of parts) {
    const value = leaves.get(`Billing/Address/${name}`);
    if (value === undefined || value === '') {
      if (isOptional) continue;
      throw refuse(`${name} is missing`);
    }
    if (!/^[\x20-\x7e]*$/.test(value)) throw refuse(`${name} holds an accent: ${value}`);
    if (!format.test(value)) throw refuse(`${name} has a wrong form: ${value}`);
  }
  const known = parts.map(([name]) => `Billing/Address/${name}`);
  const unknown = [...leaves.keys()].find((path) => path.startsWith('Billing/Address/') && !known.includes(path));
  if (unknown) throw refuse(`${unknown} is not part of the protocol`);
}
