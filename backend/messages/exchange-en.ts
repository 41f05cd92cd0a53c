import type { exchangeFr } from './exchange-fr.ts';

/** What the import of files says, in English. */
export const exchangeEn: Record<keyof typeof exchangeFr, string> = {
  'csv.unreadable': 'The file cannot be read from this line on: a quotation mark may be missing.',
  'csv.file': 'A CSV file in UTF-8 is expected.',
  'csv.no-reference': 'The column “reference” is missing, which says what article each line is about.',
  'csv.header': 'There is no such column. Headers are those of a file downloaded here.',
  'csv.header-twice': 'This column is there twice.',
  'csv.cells': 'This line has {count} cells, the headers have {expected}.',
  'csv.choice': 'One of these words is expected: {words}.',
  'csv.feature': 'Each line is of the form “Fabric: linen”.',
  'csv.twice': 'This reference is on line {line} already.',
  'csv.unknown': 'There is no such reference. To add it, give its product’s address in the column “address”.',
  'csv.address': 'The product’s address is expected (letters without accents, digits and hyphens).',
  'csv.other-product': 'This reference belongs to the product “{slug}”.',
  'csv.differs': 'This is not what line {line} says of the same product. Leave it empty, or write the same.',
  'csv.tag': 'There is no tag “{name}”.',
  'csv.picture': 'There is no picture “{name}” on the site.',
  'csv.pictures': 'A product has at least one picture.',
  'csv.axis': 'This product has no such variation.',
  'csv.value': '“{name}” is no value of this variation.',
  'csv.rental': 'A rental has a price, a number of days and a deposit; nothing else has.',
  'csv.rental-days': 'The fewest days are more than the most.',
  'csv.no-declination': 'A new product has at least one reference.',
  'csv.imported': 'The import is done.',
  'csv.checked': 'The file was checked, nothing is written.',
  'csv.period': 'The period begins after its end.',
};
