/**
 * A password counts by what a guesser has to find out of it: a character is one, a known word less than its letters, a repetition
 * or a row of keys next to nothing. 8 is what 8 random characters are: about 50 bits, what the CNIL asks of a password whose tries
 * are limited.
 */
const neededCount = 8;

/** Parts that attackers try at once, with their score. */
const counts = { row: 1, personal: 1, year: 2, date: 3, listed: 4 } as const;

/** Rows that people type or count along, in both directions. */
const rows = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'azertyuiop', 'qsdfghjklm', 'wxcvbn', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const steps = new Set(
  rows.flatMap((row) => [row, [...row].reverse().join('')]).flatMap((row) => [...row].slice(1).map((to, at) => `${row[at]}${to}`)),
);

/** Characters that stand for letters: `p@ssw0rd` is as well known as `password`. */
const lettersOf: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
};

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const maxListedLength = 20;

let listed: Promise<ReadonlySet<string>> | undefined;
/** The 49,000 passwords that leaked most often; 20 MB, loaded when the first password is chosen. */
async function loadListed(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String).filter((word) => word.length >= 4));
}

/**
 * Returns whether a password is one of those tried first. Such a password has repetitions, keyboard rows, years, leaked passwords, or
 * details of its owner from `personal` (address, names, the shop's name).
 */
export async function isGuessable(password: string, personal: readonly string[]): Promise<boolean> {
  listed ??= loadListed();
  const words = personal.flatMap((text) => [plain(text).replace(/[^a-z0-9]/g, ''), ...plain(text).split(/[^a-z0-9]+/)]);
  const own = new Set(words.filter((word) => word.length >= 3));
  return countOf(plain(password).slice(0, 200), own, await listed) < neededCount;
}

function countOf(text: string, own: ReadonlySet<string>, known: ReadonlySet<string>): number {
  const spelled = [...text].map((character) => lettersOf[character] ?? character).join('');
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const piece = pieceAt(text, spelled, at, own, known);
    count += piece.count;
    at += piece.length;
  }
  return count;
}

type Piece = { length: number; count: number };

/** The piece that begins at a place: of those that are known the one that spares most, else one character. */
function pieceAt(text: string, spelled: string, at: number, own: ReadonlySet<string>, known: ReadonlySet<string>): Piece {
  const rest = text.slice(at);
  const found: Piece[] = [
    { length: 1, count: 1 },
    { length: rowAt(text, at), count: counts.row },
    { length: repeatedAt(text, at), count: counts.row },
  ];
  const date = /^\d{1,2}[-/. ]?\d{1,2}[-/. ]?(?:19|20)\d\d(?!\d)/.exec(rest)?.[0];
  if (date) found.push({ length: date.length, count: counts.date });
  if (/^(?:19|20)\d\d(?!\d)/.test(rest)) found.push({ length: 4, count: counts.year });
  for (let length = Math.min(maxListedLength, rest.length); length >= 3; length -= 1) {
    const forms = [rest.slice(0, length), spelled.slice(at, at + length)];
    if (forms.some((form) => own.has(form))) found.push({ length, count: counts.personal });
    if (forms.some((form) => known.has(form))) found.push({ length, count: counts.listed });
  }
  return found.reduce((best, piece) => (piece.length - piece.count > best.length - best.count ? piece : best));
}

/** Returns the length of the text at a position that already occurs before it; 1 if it is shorter than three characters. */
function repeatedAt(text: string, at: number): number {
  let length = 2;
  while (at + length < text.length && text.indexOf(text.slice(at, at + length + 1)) < at) length += 1;
  return length > 2 ? length : 1;
}

/** Returns the length of a repeated character, or of a keyboard row, at a position; 1 if both are shorter than three characters. */
function rowAt(text: string, at: number): number {
  for (const isNext of [(a: string, b: string) => a === b, (a: string, b: string) => steps.has(a + b)]) {
    let end = at;
    while (end + 1 < text.length && isNext(text.charAt(end), text.charAt(end + 1))) end += 1;
    if (end - at >= 2) return end - at + 1;
  }
  return 1;
}
