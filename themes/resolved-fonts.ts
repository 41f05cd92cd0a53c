import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font, FontFamily, FontFile } from '#schemas/site.ts';

export const fontRoles = ['TITLE', 'CONTENT', 'MENU'] as const satisfies readonly Font['type'][];

/** The weight that suits a role when a family was chosen and no weight. */
const usualWeight = { TITLE: 400, CONTENT: 400, MENU: 500 } as const;

/** Static and variable files of one family are the same font to an owner. */
const bareName = (family: string) => family.toLowerCase().replace(/ variable$/, '');

/** Returns the distance of a weight from those that a file has: 0 if it has it. */
export function weightDistance({ weight }: Pick<FontFile, 'weight'>, wanted: number): number {
  const [from = 0, to = from] = weight.split(' ').map(Number);
  return Math.max(from - wanted, 0, wanted - to);
}

/** The weight nearest to `wanted` that the files hold. */
function nearestWeight(files: readonly FontFile[], wanted: number): number {
  const [best] = files.toSorted((one, other) => weightDistance(one, wanted) - weightDistance(other, wanted));
  const [from = wanted, to = from] = best?.weight.split(' ').map(Number) ?? [];
  const nearest = Math.min(Math.max(wanted, from), to);
  return Number.isFinite(nearest) ? nearest : wanted;
}

/**
 * The fonts a site wears: each role's own, or the family that a parameter names for it, with the weight and style the parameters
 * ask for. A name that neither `families` nor the roles know leaves the role's own font.
 */
export function resolvedFonts(parameters: ParameterValues, roles: readonly Font[], families: readonly FontFamily[] = []): Font[] {
  const known = [...families, ...roles];
  return fontRoles.flatMap((type): Font[] => {
    const own = roles.find((role) => role.type === type);
    const name = parameters[`${type}_FONT`];
    const chosen = name ? known.find(({ family }) => bareName(family) === bareName(name)) : undefined;
    const base =
      chosen && (!own || bareName(chosen.family) !== bareName(own.family))
        ? { family: chosen.family, files: chosen.files, color: null, size: null, weight: nearestWeight(chosen.files, usualWeight[type]) }
        : own;
    if (!base) return [];
    const asked = Math.round(parameters[`${type}_FONT_WEIGHT`]);
    const isItalic = type === 'TITLE' && parameters.TITLE_FONT_STYLE === 'ITALIC';
    return [{ style: 'normal', ...base, type, ...(isItalic && { style: 'italic' }), ...(asked > 0 && { weight: asked }) }];
  });
}
