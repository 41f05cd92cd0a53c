import { and, desc, eq, ne, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { layoutTemplates } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import type { Template } from '#schemas/edited-document.ts';
import { authorName, type Editor } from './document.ts';

/** Templates that a site may have. */
const maxTemplates = 300;

const rows = (db: Database) =>
  db
    .select({ template: layoutTemplates, firstname: users.firstname, lastname: users.lastname })
    .from(layoutTemplates)
    .leftJoin(users, eq(users.id, layoutTemplates.idUser))
    .$dynamic();
type Row = { template: typeof layoutTemplates.$inferSelect; firstname: string | null; lastname: string | null };

const toTemplate = ({ template: { id, name, layouts, translations, savedAt }, ...author }: Row): Template => ({
  ...{ id, name, layouts, translations },
  savedBy: authorName(author) || null,
  savedAt: savedAt.toISOString(),
});

/** Saved layouts of a site, the newest first. */
export async function listTemplates(db: Database, idSite: number): Promise<Template[]> {
  const found = await rows(db).where(eq(layoutTemplates.idSite, idSite)).orderBy(desc(layoutTemplates.savedAt), desc(layoutTemplates.id));
  return found.map(toTemplate);
}

/** Saves layouts under a name, in place of those that have it. Throws ApiError 422 where there are too many. */
export async function saveTemplate(
  db: Database,
  editor: Editor,
  { name, layouts, translations = null }: Pick<Template, 'name' | 'layouts'> & { translations?: Template['translations'] | undefined },
): Promise<Template> {
  const idSite = editor.site.id;
  const [count] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(layoutTemplates)
    .where(and(eq(layoutTemplates.idSite, idSite), ne(layoutTemplates.name, name)));
  if ((count?.total ?? 0) >= maxTemplates) throw new ApiError(422, 'template.too-many', { params: { max: maxTemplates } });
  const saved = { layouts, translations, idUser: editor.idUser, savedAt: editor.now };
  const [row] = await db
    .insert(layoutTemplates)
    .values({ idSite, name, ...saved })
    .onConflictDoUpdate({ target: [layoutTemplates.idSite, layoutTemplates.name], set: saved })
    .returning({ id: layoutTemplates.id });
  return readTemplate(db, idSite, row?.id ?? 0);
}

/** Saved layouts. Throws ApiError 404. */
export async function readTemplate(db: Database, idSite: number, id: number): Promise<Template> {
  const [row] = await rows(db).where(and(eq(layoutTemplates.idSite, idSite), eq(layoutTemplates.id, id)));
  if (!row) throw new ApiError(404, 'template.not-found');
  return toTemplate(row);
}

/** Deletes saved layouts. Throws ApiError 404. */
export async function deleteTemplate(db: Database, idSite: number, id: number): Promise<null> {
  const deleted = await db
    .delete(layoutTemplates)
    .where(and(eq(layoutTemplates.idSite, idSite), eq(layoutTemplates.id, id)))
    .returning({ id: layoutTemplates.id });
  if (deleted.length === 0) throw new ApiError(404, 'template.not-found');
  return null;
}
