import { noSuch } from '#backend/operations/archive/check/checks.ts';
import type { KnownNames } from '#backend/operations/archive/check/known-names.ts';
import { insteadOf } from '#backend/operations/archive/check/nearest.ts';
import type { Inspection } from '#backend/operations/archive/read-archive.ts';
import { isPlainObject } from '#backend/operations/archive/salvage.ts';
import { linksIn } from '#domain/document/texts.ts';
import type { NameKind } from '#schemas/entities/field.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { PageNode } from '#schemas/page.ts';
import { resolveRoute, type SheetKind } from '#web/routing/routes.ts';
import type { SiteFinding } from './site-finding.ts';

type Found = Pick<SiteFinding, 'path' | 'reason'>;

/** Links and pictures that lead nowhere, in documents and in every other file. */
export function checkReferences({ files, names, archive }: Inspection): SiteFinding[] {
  const paths = names.urls && pathChecker(names, names.urls, archive.site.isECommerce);
  const look = (value: unknown, path: readonly PropertyKey[], isDocument: boolean): Found[] => {
    if (typeof value === 'string') return paths ? linksIn(value, path.at(-1)).flatMap((href) => atPath(path, paths(href))) : [];
    if (Array.isArray(value)) return value.flatMap((one, index) => look(one, [...path, index], isDocument));
    if (!isPlainObject(value)) return [];
    const { picture } = value;
    const isGone = isDocument && typeof picture === 'string' && names.picture !== undefined && !names.picture.has(picture);
    const gone = isGone ? [{ path: [...path, 'picture'], reason: noSuch('picture', picture, names.picture ?? []) }] : [];
    return [...gone, ...Object.entries(value).flatMap(([key, one]) => look(one, [...path, key], isDocument))];
  };
  return [...files].flatMap(([file, value]) => {
    const isDocument = /^(pages|components)\//.test(file);
    return look(value, [], isDocument).map((found) => ({ file, ...found, isError: true, stopsImport: false }));
  });
}

const atPath = (path: readonly PropertyKey[], reason: string | undefined): Found[] => (reason === undefined ? [] : [{ path, reason }]);

/** List of the site that contains the slugs of each kind of sheet. */
const sheetNames: Readonly<Record<SheetKind, NameKind>> = {
  ...{
    'blog-article': 'article',
    'blog-folder': 'blog folder',
    'album-sheet': 'album',
    'service-sheet': 'service',
    'event-sheet': 'event',
  },
};

/** Returns what is wrong with an address of the site; undefined where something stands there. */
function pathChecker(names: KnownNames, urls: ReadonlySet<string>, isECommerce: boolean): (href: string) => string | undefined {
  const tree = [...urls].map((url): PageNode => ({ ...blankPage, url }));
  const gone = (kind: NameKind, slug: string | null) => {
    const known = names[kind];
    return slug !== null && known && !known.has(slug) ? noSuch(kind, slug, known) : undefined;
  };
  return (href) => {
    // Ignores addresses that the program itself serves, those of other hosts, and templates such as those of map tiles.
    if (/^\/(\/|api\/|media\/|admin(\/|$)|favicon)|\{/.test(href)) return undefined;
    const path =
      href
        .replace(/[?#].*$/, '')
        .replace(/^\/[a-z]{2}(?=\/|$)/, '')
        .replace(/(.)\/$/, '$1') || '/';
    const route = resolveRoute(path, new URLSearchParams(), tree, isECommerce);
    if (route.kind === 'not-found') return `there is no page "${href}"${insteadOf(path, [...urls, ...listed])}`;
    if (route.kind === 'product' || route.kind === 'customize') return gone('product', route.slug);
    if (route.kind === 'sheet') return gone(sheetNames[route.sheet], route.slug);
    return undefined;
  };
}

/** Fixed addresses that an owner may mean. */
const listed = ['/cart', '/account', '/auth', '/products/search', '/contact', '/blog', '/albums', '/services', `/${eventRoute}`];

const blankPage: PageNode = {
  ...{ id: 0, idParent: null, title: '', menuTitle: '', metaDescription: '', order: 0, showInMenu: true },
  ...{ type: 'content', link: null, isValid: true, children: [], url: '' },
};
