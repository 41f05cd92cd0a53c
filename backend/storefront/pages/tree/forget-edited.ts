import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { documentVersions, editedDocuments, previewLinks } from '#backend/tables/page-editing.ts';
import type { DocumentName } from '#schemas/edited-document.ts';

/** Deletes what the editor has of documents that are gone for good: drafts, versions, links to previews. */
export async function forgetEdited(tx: Database, idSite: number, kind: DocumentName['kind'], keys: readonly string[]): Promise<void> {
  for (const table of [editedDocuments, documentVersions, previewLinks])
    await tx.delete(table).where(and(eq(table.idSite, idSite), eq(table.kind, kind), inArray(table.key, [...keys])));
}
