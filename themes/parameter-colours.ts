import { type ParameterKey, type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import { flatten, isHexColour, isLight, readable, readableOf, worst } from './colour.ts';

export type ColourKey = Extract<ParameterKey, `${string}_COLOR` | 'MENU_COLOR_ON_TOP'>;

const { values: defaults } = readParameters([]);

/** Reader of a palette's colours from the parameters. They are checked again here because the result is written into a style sheet. */
export type ParameterColours = {
  /** A light site that wears the dark theme: what was chosen for a light ground is turned around. */
  readonly isTurned: boolean;
  /** A ground: what is set, laid over what is under it, else the fallback. */
  ground: (key: ColourKey, fallback: string, under?: string) => string;
  /** True when the owner chose another colour than the catalogue's. */
  isChosen: (key: ColourKey) => boolean;
  /**
   * A text on its grounds: what the owner chose stays as it is; else the first of what is wanted that can be read, moved if need be. A chosen text that
   * could no longer be read on a turned ground is moved as well.
   */
  text: (key: ColourKey, wanted: string | readonly [string, ...string[]], grounds: readonly string[]) => string;
  /** The colour nearest to what is wanted that can be read on every ground, see `readable` of colour.ts. */
  readable: (wanted: string, grounds: readonly string[], ratio?: number) => string;
  /** The first that reads on every ground, else the first one made readable. */
  readableOf: (wanted: readonly [string, ...string[]], grounds: readonly string[]) => string;
};

/** Returns the colour that is set, else ''. */
export const hexOf = (parameters: ParameterValues, key: ColourKey): string => (isHexColour(parameters[key]) ? parameters[key] : '');

/** True when the owner chose another colour than the catalogue's. */
export function isChosenColour(parameters: ParameterValues, key: ColourKey): boolean {
  const colour = hexOf(parameters, key);
  return colour !== '' && colour.toLowerCase() !== defaults[key];
}

export function parameterColours(parameters: ParameterValues): ParameterColours {
  const isChosen = (key: ColourKey) => isChosenColour(parameters, key);
  const isTurned = parameters.DARK_THEME && isLight(flatten(hexOf(parameters, 'BACKGROUND_COLOR') || '#ffffff', '#ffffff'));
  return {
    isTurned,
    isChosen,
    ground: (key, fallback, under = fallback) => flatten(hexOf(parameters, key) || fallback, under),
    text: (key, wanted, grounds) => {
      const [first = '#ffffff'] = grounds;
      const chosen = flatten(hexOf(parameters, key), first);
      if (isChosen(key) && (!isTurned || worst(chosen, grounds) >= 4.5)) return chosen;
      const [best, ...others] = typeof wanted === 'string' ? [wanted] : wanted;
      return readableOf([chosen || best, ...others], grounds);
    },
    readable,
    readableOf,
  };
}
