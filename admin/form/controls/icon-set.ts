import { fab } from '@fortawesome/free-brands-svg-icons';
import { far } from '@fortawesome/free-regular-svg-icons';
import { fas, type IconDefinition } from '@fortawesome/free-solid-svg-icons';
import { iconPaths } from '#ui/icon-paths.ts';

/** An icon that a setting can name. */
export type NamedIcon = {
  /** Value for the setting. */
  text: string;
  /** Other names under which it is found. */
  names: string;
  width: number;
  height: number;
  paths: readonly string[];
  /** Drawn with lines instead of surfaces. */
  isLine: boolean;
};

const packs = [
  ['fa-solid', fas],
  ['fa-regular', far],
  ['fa-brands', fab],
] as const;

const own: NamedIcon[] = Object.entries(iconPaths).map(([name, path]) => ({
  text: name,
  names: name,
  width: 24,
  height: 24,
  paths: [path],
  isLine: true,
}));

function packed(style: string, icons: readonly IconDefinition[]): NamedIcon[] {
  const byName = new Map(icons.map((icon) => [icon.iconName as string, icon]));
  return [...byName.values()].map(({ iconName, icon: [width, height, aliases, , path] }) => ({
    text: `${style} ${iconName}`,
    names: [iconName, ...aliases.filter((alias) => typeof alias === 'string')].join(' '),
    width,
    height,
    paths: [path].flat(),
    isLine: false,
  }));
}

/** Every icon of the site and of Font Awesome's free sets. Heavy: to be loaded when the icons are on show. */
export const iconSet: readonly NamedIcon[] = [...own, ...packs.flatMap(([style, pack]) => packed(style, Object.values(pack)))];

/** The icon that a setting's text names; `base` is the style of Font Awesome names without one. */
export function findIcon(text: string, base: string): NamedIcon | undefined {
  const plain = text.trim().replace(/(^| )fa-(?!solid |regular |brands )/, '$1');
  const wanted = plain.includes(' ') ? plain : `${base} ${plain}`;
  return (
    iconSet.find((icon) => icon.text === plain || icon.text === wanted) ??
    iconSet.find((icon) => icon.text.startsWith(wanted.split(' ')[0] ?? '') && icon.names.split(' ').includes(wanted.split(' ')[1] ?? ''))
  );
}
