/** The code that is looked for; what is typed. */
export const discountCodes: readonly (readonly [code: string, typed: string])[] = [
  ['BIENVENUE', 'bienvenue'],
  ['BIENVENUE', ' Bienvenue\u00A0'],
  ['BIENVENUE', 'bien\u200Bvenue'],
  ['BIENVENUE', 'BIENVENUE\uFEFF'],
  ['BIENVENUE', 'ＢＩＥＮＶＥＮＵＥ'],
  ['ÉTÉ-10', 'été-10'],
  ['ÉTÉ-10', 'e\u0301te\u0301–10'],
  ['ÉTÉ-10', 'été\u201110'],
  ["L'HIVER", 'l’hiver'],
  ['NOËL 25', 'Noël\u202F25'],
  ['', '\u200B '],
];

/** The number that is looked for, null where it is none; what is typed. */
export const orderNumbers: readonly (readonly [number: string | null, typed: string])[] = [
  ['89-26-000042', '89-26-000042'],
  ['89-26-000042', ' #89-26-000042'],
  ['89-26-000042', 'N° 89-26-000042'],
  ['89-26-000042', 'no-89-26-000042'],
  ['89-26-000042', 'Commande 89-26-000042.'],
  ['89-26-000042', '89 - 26 - 000042'],
  ['89-26-000042', '89–26–000042'],
  ['89-26-000042', '89\u201126\u2011000042'],
  ['89-26-000042', '８９－２６－００００４２'],
  ['89-26-000042', '89-26-\u200B000042'],
  [null, 'ma commande'],
  [null, ''],
];

/** Passwords: whether the typed one matches the chosen one, the chosen one, the typed one. */
export const passwords: readonly (readonly [opens: boolean, chosen: string, typed: string])[] = [
  [true, 'une très bonne idée', 'une très bonne idée'],
  [true, 'une très bonne idée', 'une tre\u0300s bonne ide\u0301e'],
  [true, 'une tre\u0300s bonne ide\u0301e', 'une très bonne idée'],
  [true, 'cheval agrafe pile', 'cheval\u00A0agrafe\u202Fpile'],
  [true, 'cheval agrafe pile', 'cheval agrafe pile\u200B'],
  [true, 'cheval agrafe pile', '\uFEFFcheval agrafe pile'],
  [true, 'cheval agrafe pile', 'cheval\u3000agrafe pile'],
  [true, "j'aime l'automne", 'j’aime l’automne'],
  [true, 'dit "oui" souvent', 'dit “oui” souvent'],
  [true, 'dit "oui" souvent', 'dit «oui» souvent'],
  [true, 'Abc12345678!', 'Ａｂｃ１２３４５６７８！'],
  [true, 'et puis... voilà', 'et puis… voilà'],
  [false, 'cheval agrafe pile', 'Cheval agrafe pile'],
  [false, 'cheval agrafe pile', 'cheval agrafe pile '],
  [false, 'cheval agrafe pile', 'cheval  agrafe pile'],
  [false, 'cheval agrafe pile', 'chevalagrafepile'],
  [false, 'une très bonne idée', 'une tres bonne idee'],
];

/** Chosen passwords: whether it is accepted, and the typed text. */
export const chosenPasswords: readonly (readonly [isTaken: boolean, typed: string])[] = [
  [true, 'cheval agrafe'],
  [true, 'é'.repeat(200).normalize('NFD')],
  [false, 'cheval'],
  [false, 'cheval\u200B\u200B\u200B\u200B\u200B\u200B'],
  [false, '\u200B'.repeat(12)],
  [false, 'é'.repeat(201)],
];

type Price = number | 'ambiguous' | 'refused';
/** Cents, or why it is refused; what stands in a cell of a price. */
export const prices: readonly (readonly [cents: Price, cell: string])[] = [
  [1250, '12,50'],
  [1250, '12.50'],
  [1250, '12,5'],
  [1200, '12'],
  [1250, '12,50 €'],
  [1250, '€12.50'],
  [1250, '12,5000'],
  [50, '0,500'],
  [150_000, '1500'],
  [150_000, '1 500'],
  [150_000, '1\u202F500,00'],
  [150_000, '1\u00A0500 €'],
  [150_050, '1.500,50'],
  [150_050, '1,500.50'],
  [150_000, "1'500"],
  [123_450, '1’234.50'],
  [100_000_000, '1.000.000'],
  [99_999_999, '999,999.99'],
  ['ambiguous', '1.500'],
  ['ambiguous', '1,500'],
  ['ambiguous', '1,500 €'],
  ['ambiguous', '12.345'],
  ['ambiguous', '123,000'],
  ['refused', ''],
  ['refused', 'douze'],
  ['ambiguous', '12,505'],
  ['refused', '12,5055'],
  ['refused', '12,5,0'],
  ['refused', '1.50.000'],
  ['refused', '1.500.00'],
  ['refused', '-5'],
  ['refused', '1e3'],
];

/** Cents, null where it is none; what is typed into an amount of the panel. */
export const amounts: readonly (readonly [cents: number | null, typed: string])[] = [
  [4590, '45,90'],
  [4590, '45.9 €'],
  [4500, ' 45 '],
  [150_000, '1 500'],
  [150_050, '1\u202F500,50 €'],
  [null, '1.500'],
  [null, '1,500'],
  [null, '45,905'],
  [null, 'tout'],
  [null, ''],
];
