import type { IconDrawing } from '#ui/icon-path.tsx';

/** The styles of Font Awesome that are free; each is a package of one small module an icon. */
export type FontAwesomeStyle = 'fa-solid' | 'fa-regular' | 'fa-brands';

type Definition = { width: number; height: number; svgPathData: string };

/** `cart-shopping` → `faCartShopping`, as the module of that icon is called; undefined for what cannot be a name. */
function moduleName(name: string): string | undefined {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)) return undefined;
  return `fa${name.replace(/(?:^|-)([a-z0-9])/g, (_, first: string) => first.toUpperCase())}`;
}

/** All icons stand in squares of one size, so that a wide one is no larger than a narrow one. */
const square = 640;

/**
 * Reads one icon of Font Awesome. On the server only: the module is required by its name while running, which no bundler follows, so
 * that neither the packages nor their lists of icons are part of any bundle.
 * @param name without style and without `fa-`, e.g. `cart-shopping`
 * @returns null where there is no such icon, or no server
 */
export function fontAwesomeIcon(style: FontAwesomeStyle, name: string): IconDrawing | null {
  const file = moduleName(name);
  const node = globalThis.process?.getBuiltinModule?.('node:module');
  if (!file || !node) return null;
  try {
    const load = node.createRequire(`${process.cwd()}/package.json`);
    const { width, height, svgPathData } = load(`@fortawesome/free-${style.slice(3)}-svg-icons/${file}`) as Definition;
    return { path: svgPathData, box: `${(width - square) / 2} ${(height - square) / 2} ${square} ${square}` };
  } catch {
    return null;
  }
}
