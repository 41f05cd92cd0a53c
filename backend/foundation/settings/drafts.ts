import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { overlayLogos } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { parameterDrafts } from '#backend/tables/settings.ts';
import { definitionOf, splitKey } from '#schemas/parameters/index.ts';
import { logosAmong } from '#schemas/parameters/logos.ts';
import { withoutSecrets } from './secret-keys.ts';
import { readStored } from './stored.ts';

/** Hours a draft is kept without being written again. */
const draftHours = 24;
/** Drafts a person may have; of more the oldest are dropped. */
const draftsKept = 200;

/** Author of drafts: nobody sees those of another person. */
type Author = { idSite: number; idUser: number };
type DraftValues = Record<string, string | null>;

/** Keeps unsaved values, in place of a draft of one's own when `id` names one (404 when it does not). Returns the draft's id. */
export async function keepDraft(db: Database, author: Author, draft: { id?: string | undefined; values: DraftValues }, now: Date) {
  const { idSite, idUser } = author;
  const values = withoutSecrets(draft.values);
  if (draft.id) {
    const replaced = await db
      .update(parameterDrafts)
      .set({ values, updatedAt: now })
      .where(ownDraft(author, draft.id))
      .returning({ id: parameterDrafts.id });
    if (replaced.length === 0) throw new ApiError(404, 'error.not-found');
    return { id: draft.id };
  }
  const id = randomUUID();
  await db.insert(parameterDrafts).values({ id, idSite, idUser, values, updatedAt: now });
  const surplus = db
    .select({ id: parameterDrafts.id })
    .from(parameterDrafts)
    .where(and(eq(parameterDrafts.idSite, idSite), eq(parameterDrafts.idUser, idUser)))
    .orderBy(desc(parameterDrafts.updatedAt), desc(parameterDrafts.id))
    .offset(draftsKept);
  await db.delete(parameterDrafts).where(inArray(parameterDrafts.id, surplus));
  return { id };
}

/** The values of a draft of one's own. Throws ApiError 404, also for a draft that is too old. */
export async function readDraft(db: Database, author: Author, id: string, now: Date): Promise<{ values: DraftValues }> {
  const [draft] = await db.select().from(parameterDrafts).where(ownDraft(author, id));
  if (!draft || draft.updatedAt < oldest(now)) throw new ApiError(404, 'error.not-found');
  return { values: draft.values };
}

/** Values of a draft of one's own, and what a page in a language would show of them. Throws ApiError 404. */
export async function readShownDraft(db: Database, author: Author, { id, locale, now }: { id: string; locale: string; now: Date }) {
  const { values } = await readDraft(db, author, id, now);
  const stored = await readStored(db, author.idSite);
  const keys = new Set(Object.keys(values).map((key) => splitKey(key).key));
  const after = (key: string): string | null => (Object.hasOwn(values, key) ? values[key] : stored[key]) ?? null;
  const shown = [...keys].filter(definitionOf).map((key) => {
    const translated = definitionOf(`${key}@${locale}`) && after(`${key}@${locale}`);
    return [key, translated || after(key)] as const;
  });
  return { values, shown: Object.fromEntries(shown), logos: await overlayLogos(db, author.idSite, logosAmong(values)) };
}

/** Deletes the drafts that nobody wrote for a day. Returns how many. */
export async function forgetDrafts(db: Database, now: Date): Promise<number> {
  const forgotten = await db
    .delete(parameterDrafts)
    .where(lt(parameterDrafts.updatedAt, oldest(now)))
    .returning({ id: parameterDrafts.id });
  return forgotten.length;
}

const ownDraft = ({ idSite, idUser }: Author, id: string) =>
  and(eq(parameterDrafts.id, id), eq(parameterDrafts.idSite, idSite), eq(parameterDrafts.idUser, idUser));

const oldest = (now: Date): Date => new Date(now.getTime() - draftHours * 3_600_000);
