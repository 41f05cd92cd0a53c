import { lt } from 'drizzle-orm';
import { catalogueChanges } from '../../catalogue/change-tables.ts';
import type { Database } from '../../platform/database/database.ts';

const day = 86_400_000;

/** Deletes changes of catalogues that are older than a day: every process has followed them, or reads everything anew. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.createdAt, new Date(now.getTime() - day)));
}
