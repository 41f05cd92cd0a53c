type Named = { firstname: string; lastname: string; latinName?: string | undefined };

/** A letter that the papers' fonts cannot write: they hold Latin with every mark, Greek and Cyrillic. */
const unprintable = /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;
const latin = /^[\p{Script=Latin}\p{M} .'’ʼ·-]*$/u;

/** Returns whether a name is in a script that invoices and parcel labels cannot print, such as Chinese, Arabic, Hebrew or Thai. */
export const needsLatinName = ({ firstname, lastname }: Named): boolean => unprintable.test(`${firstname}${lastname}`.normalize('NFC'));

/** Returns whether a name is in Latin letters. */
export const isLatinName = (name: string): boolean => /\p{Script=Latin}/u.test(name) && latin.test(name.normalize('NFC'));

/** Returns the fault of the Latin form of a name; null: none, or no such form is needed. */
export function latinNameFault(named: Named): 'missing' | 'malformed' | null {
  if (!needsLatinName(named)) return null;
  const name = named.latinName?.trim() ?? '';
  return name === '' ? 'missing' : isLatinName(name) ? null : 'malformed';
}

/** A name as papers print it: in Latin letters where it was asked for. */
export const printedName = ({ firstname, lastname, latinName }: Named): string => latinName || `${firstname} ${lastname}`.trim();
