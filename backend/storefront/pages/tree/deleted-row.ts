import type { deletedPages } from '#backend/tables/page-editing.ts';
import { type DeletedPage, pageTrashDays } from '#schemas/page-admin.ts';

export const dayMs = 86_400_000;

/** Pages that were deleted together, or a shared component, as they are stored. */
export type DeletedRow = typeof deletedPages.$inferSelect;

/** Returns a deleted page as the panel lists it. */
export const toDeletedPage = ({ id, kind, title, url, rows, deletedAt }: DeletedRow, deletedBy: string | null): DeletedPage => ({
  ...{ id, kind, title, url, deletedBy },
  pages: rows.length,
  deletedAt: deletedAt.toISOString(),
  until: new Date(deletedAt.getTime() + pageTrashDays * dayMs).toISOString(),
});
