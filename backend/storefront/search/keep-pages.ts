import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { elements } from '#backend/tables/events.ts';
import { services } from '#backend/tables/publishing.ts';
import { pages } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import { eventRoute } from '#schemas/event-route.ts';
import type { SearchPage } from '#schemas/search.ts';
import { toLang } from '#schemas/site.ts';
import { changeKinds } from '#schemas/site-changes.ts';
import { documentTexts } from './document-texts.ts';
import { type SaidText, searchTexts, type TextSearch } from './keep-texts.ts';

/** Texts of an entry in a language; undefined: the site's own. */
type Said = { locale?: string; title: string; about: string; text: string };
type SearchedPage = {
  kind: SearchPage['kind'];
  url: string;
  said: readonly Said[];
  /** Time when it expires; null: never. */
  until: Date | null;
};

const find = searchTexts<SearchedPage>({
  read: async (db, idSite) => [
    ...(await readSitePages(db, idSite)),
    ...(await readServices(db, idSite)),
    ...(await readEvents(db, idSite)),
  ],
  textsOf: ({ said }) =>
    said.flatMap(({ locale, title, about, text }): SaidText[] => {
      const language = locale === undefined ? {} : { language: toLang(locale) };
      return [
        { ...language, field: 'name', text: title },
        { ...language, field: 'tags', text: about },
        { ...language, field: 'text', text },
      ];
    }),
  // Settings hold nothing of it, but a page that is moved or renamed is told as they are.
  changes: [changeKinds.content, changeKinds.site],
});

/** Pages, services and events to come that a search finds, the best first. */
export async function findPages(
  db: Database,
  idSite: number,
  search: TextSearch,
  { now, locale }: { now: Date; locale: string },
): Promise<SearchPage[]> {
  const found = await find(db, idSite, search);
  return found
    .filter(({ until }) => until === null || until >= now)
    .map(({ kind, url, said }) => {
      const own = said.find((each) => each.locale === locale && each.title) ?? said.find((each) => each.locale === undefined);
      return { kind, url, title: own?.title ?? '' };
    });
}

/** Pages that can be gone to: valid, as is all above them, and leading nowhere else. */
async function readSitePages(db: Database, idSite: number): Promise<SearchedPage[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.isValid, true)))
    .orderBy(asc(pages.position), asc(pages.id));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const isReached = ({ idParent }: (typeof rows)[number]): boolean => {
    const parent = idParent === null ? undefined : byId.get(idParent);
    return idParent === null || (parent !== undefined && isReached(parent));
  };
  return rows
    .filter((row) => row.link === null && isReached(row))
    .map(({ url, cms, translations, ...own }) => {
      const texts = documentTexts(cms);
      const said = Object.entries(translations).map(([locale, of]) => ({
        ...{ locale, title: of?.menuTitle || of?.title || '', about: `${of?.title ?? ''} ${of?.metaDescription ?? ''}` },
        text: texts.get(locale) ?? '',
      }));
      const about = `${own.title} ${own.metaDescription}`;
      return { kind: 'PAGE', url, until: null, said: [{ title: own.menuTitle || own.title, about, text: texts.get('') ?? '' }, ...said] };
    });
}

async function readServices(db: Database, idSite: number): Promise<SearchedPage[]> {
  const rows = await db.select().from(services).where(eq(services.idSite, idSite)).orderBy(asc(services.position), asc(services.id));
  return rows.map(({ id, slug, translations, ...own }) => ({
    kind: 'SERVICE',
    url: contentPath('service-sheet', { id, slug }),
    until: null,
    said: [
      { title: own.title, about: `${own.summary} ${own.metaDescription}`, text: `${own.html} ${own.points.join(' ')} ${own.place}` },
      ...Object.entries(translations).map(([locale, of]) => ({
        ...{ locale, title: of?.title ?? '', about: `${of?.summary ?? ''} ${of?.metaDescription ?? ''}` },
        text: `${of?.html ?? ''} ${(of?.points ?? []).join(' ')} ${of?.place ?? ''}`,
      })),
    ],
  }));
}

async function readEvents(db: Database, idSite: number): Promise<SearchedPage[]> {
  const rows = await db
    .select()
    .from(elements)
    .where(and(eq(elements.idSite, idSite), eq(elements.route, eventRoute), eq(elements.isShown, true)))
    .orderBy(asc(elements.startsAt), asc(elements.id));
  return rows.map(({ id, slug, startsAt, endsAt, translations, ...own }) => ({
    kind: 'EVENT',
    url: contentPath('event-sheet', { id, slug }),
    until: endsAt ?? startsAt,
    said: [
      { title: own.title, about: own.excerpt, text: `${own.html} ${own.place}` },
      ...Object.entries(translations).map(([locale, of]) => ({
        ...{ locale, title: of?.title ?? '', about: of?.excerpt ?? '', text: `${of?.html ?? ''} ${of?.place ?? ''}` },
      })),
    ],
  }));
}
