import type { Font, FontFile } from '#schemas/site.ts';
import { weightDistance } from './resolved-fonts.ts';
import { weight } from './scales.ts';

/** A face as a page declares it. */
export type Face = Pick<FontFile, 'url' | 'weight' | 'style' | 'unicodeRange'>;

const strong = Number(weight.strong);
/** From so many weights of one style on, one variable file weighs less than a file for each. */
const manyWeights = 3;

/** The weight in which a role shows where the site's font has none of its own. */
const usual: Readonly<Record<Font['type'], number>> = {
  TITLE: Number(weight.title),
  CONTENT: Number(weight.body),
  MENU: Number(weight.menu),
};
export const weightOf = ({ type, weight: own }: Font): number => own ?? usual[type];

/** Weights and use of one family, from the roles that it has. */
type Wanted = { weights: ReadonlySet<number>; use: 'title' | 'text' };

function wantedOf(roles: readonly Font[], fonts: readonly Font[]): Wanted {
  const isText = roles.some(({ type }) => type === 'CONTENT');
  // Labels of choices and the like stand in the text's family and in the menu's weight.
  const shown = isText ? [...roles, ...fonts.filter(({ type }) => type === 'MENU')] : roles;
  const weights = shown.map(weightOf);
  return { weights: new Set([...weights, strong]), use: roles.every(({ type }) => type === 'TITLE') ? 'title' : 'text' };
}

const isOurs = (url: string): boolean => /^\/media\/font\/.+\.woff2$/.test(url);

/** The file that the API makes of a font: of one weight, or of all of them. Weights between tens have no file of their own. */
const cutOf = (url: string, use: Wanted['use'], weight: number | 'all'): string => url.replace(/\.woff2$/, `-${use}-${weight}.woff2`);

/**
 * The faces of a family that its roles can show, each the smallest file that does: of a variable font a file for each weight or,
 * where there are many, one for all; of single weights those nearest to the ones wanted. A browser fetches those that are used.
 * @param roles those that the family fills
 * @param fonts all that the site wears
 */
export function facesOf(roles: readonly Font[], fonts: readonly Font[]): Face[] {
  const wanted = wantedOf(roles, fonts);
  const files = roles[0]?.files ?? [];
  return [...Map.groupBy(files, ({ style, unicodeRange }) => `${style} ${unicodeRange}`).values()].flatMap((group) => {
    const [first] = group;
    // Few letters of a page are further ones: bold ones are drawn from the file that there is.
    const held = first && isFurther(first) ? { ...wanted, weights: new Set([...wanted.weights].slice(0, 1)) } : wanted;
    const variable = group.filter(({ weight }) => weight.includes(' '));
    if (variable.length > 0) return variable.flatMap((file) => variableFaces(file, held));
    const nearest = new Set([...held.weights].flatMap((weight) => nearestFile(group, weight)));
    return [...nearest].map((file) => (isOurs(file.url) ? { ...file, url: cutOf(file.url, wanted.use, 'all') } : file));
  });
}

/** Returns whether a file has only letters beyond the basic ones. */
export const isFurther = ({ unicodeRange }: Pick<FontFile, 'unicodeRange'>): boolean =>
  unicodeRange !== null && !/^U\+0*0-/i.test(unicodeRange);

function variableFaces(file: FontFile, { weights, use }: Wanted): Face[] {
  if (!isOurs(file.url)) return [file];
  const [from = 0, to = from] = file.weight.split(' ').map(Number);
  const held = new Set([...weights].map((weight) => Math.min(Math.max(weight, from), to)));
  if (held.size >= manyWeights || [...held].some((weight) => weight % 10 !== 0)) return [{ ...file, url: cutOf(file.url, use, 'all') }];
  return [...held].map((weight) => ({ ...file, url: cutOf(file.url, use, weight), weight: String(weight) }));
}

const nearestFile = (files: readonly FontFile[], weight: number): FontFile[] =>
  files.toSorted((one, other) => weightDistance(one, weight) - weightDistance(other, weight)).slice(0, 1);
