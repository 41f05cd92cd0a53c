import type { AddressedKind } from '#schemas/calls/site.ts';

/** What a picture for sharing is drawn for; `id` of a site is 0. */
export type CardSubject = { idSite: number; locale: string; kind: 'site' | 'page' | AddressedKind; id: number };

const kinds = [
  'site',
  'page',
  'product',
  'blog-article',
  'blog-folder',
  'album-sheet',
  'service-sheet',
  'event-sheet',
] as const satisfies CardSubject['kind'][];
const pattern = new RegExp(
  `^/media/share/(?<idSite>[1-9]\\d{0,9})/[0-9a-f]{12}/(?<locale>[a-z]{2}_[A-Z]{2})-(?<kind>${kinds.join('|')})-(?<id>\\d{1,9})\\.png$`,
);

/** Largest number of a site: an integer of the database. */
const maxSite = 2_147_483_647;

/**
 * Address of the picture that stands for a page where it is shared. `write` adds a mark of 12 hexadecimal digits, which changes with what
 * is drawn, as networks keep what they read once; `read` returns undefined for another address.
 */
export const cardAddress = {
  write: ({ idSite, locale, kind, id }: CardSubject, mark: string): string => `/media/share/${idSite}/${mark}/${locale}-${kind}-${id}.png`,
  read(path: string): CardSubject | undefined {
    const { idSite, locale = '', kind, id } = pattern.exec(path)?.groups ?? {};
    return kind === undefined || Number(idSite) > maxSite
      ? undefined
      : { idSite: Number(idSite), locale, kind: kind as CardSubject['kind'], id: Number(id) };
  },
};
