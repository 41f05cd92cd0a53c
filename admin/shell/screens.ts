import type { ComponentType } from 'react';
import type { Lang } from '#schemas/site.ts';
import { isAdmin, type Role } from '#schemas/user.ts';
import type { PanelIconName } from './panel-icons.ts';

/** Groups of the navigation, in their order; `home` and `own` have no heading. */
export const screenGroups = ['home', 'sales', 'catalogue', 'customers', 'content', 'site', 'own'] as const;
export type ScreenGroup = (typeof screenGroups)[number];

/** Props of a screen: the parts of its address that its path names, e.g. `id`. */
export type ScreenProps = { params: Readonly<Record<string, string>> };

/** A screen of the panel: navigation, command palette, breadcrumbs and the route all read it. */
export type PanelScreen = {
  /** Below `/admin`, without a slash at either end; a part in brackets is any text: `orders/[id]`. The home is empty. */
  path: string;
  group: ScreenGroup;
  title: (lang: Lang) => string;
  icon: PanelIconName;
  /** The least role that may open it. A courtesy: the server checks every call. */
  right: Exclude<Role, 'CUSTOMER'>;
  /** The path of the screen that it belongs to: it stands in that one's breadcrumbs and not in the navigation. */
  parent?: string;
  /** It is about something that its address names after the `?`: it has none of its own to be found by. */
  hasSubject?: boolean;
  /** It takes the whole window and scrolls its own parts. Such a screen is opened and left by loading the page. */
  fills?: boolean;
  component: ComponentType<ScreenProps>;
};

export type FoundScreen = { screen: PanelScreen; params: ScreenProps['params'] };

/** The address of a screen whose path names nothing. */
export const screenHref = ({ path }: Pick<PanelScreen, 'path'>): string => (path === '' ? '/admin' : `/admin/${path}`);

/** Finds the screen at a path below `/admin`; an exact one before one that names something. */
export function findScreen(screens: readonly PanelScreen[], path: string): FoundScreen | undefined {
  const parts = path.split('/');
  for (const screen of [...screens].sort((a, b) => countNames(a) - countNames(b))) {
    const params = matchPath(screen.path.split('/'), parts);
    if (params) return { screen, params };
  }
  return undefined;
}

const isName = (part: string) => part.startsWith('[');
const countNames = ({ path }: PanelScreen) => path.split('/').filter(isName).length;

function matchPath(pattern: readonly string[], parts: readonly string[]): ScreenProps['params'] | undefined {
  if (pattern.length !== parts.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const part = parts[index] ?? '';
    if (isName(expected) && part !== '') params[expected.slice(1, -1)] = part;
    else if (expected !== part) return undefined;
  }
  return params;
}

/** The path of an address below `/admin`, without slashes at its ends; null where it is none of the panel. */
export const panelPath = (pathname: string): string | null =>
  /^\/admin(\/|$)/.test(pathname) ? pathname.slice('/admin/'.length).replace(/\/$/, '') : null;

/** The screens that a role may open. While nobody is known to be signed in: those of every administrator. */
export const allowedScreens = (screens: readonly PanelScreen[], role: Role = 'ADMIN'): PanelScreen[] =>
  screens.filter(({ right }) => role === 'SUPER_ADMIN' || (isAdmin(role) && right === 'ADMIN'));

/** The screens from the outermost to a screen, itself included. */
export function screenTrail(screens: readonly PanelScreen[], screen: PanelScreen): PanelScreen[] {
  const parent = screens.find(({ path }) => path === screen.parent);
  return parent ? [...screenTrail(screens, parent), screen] : [screen];
}

/** The screen of the navigation that an address belongs to: the longest path that begins it. */
export function currentEntry(screens: readonly PanelScreen[], path: string): PanelScreen | undefined {
  const found = findScreen(screens, path)?.screen;
  if (found) return screenTrail(screens, found)[0];
  const above = screens.filter((screen) => screen.path !== '' && path.startsWith(`${screen.path}/`));
  return above.sort((a, b) => b.path.length - a.path.length)[0];
}
