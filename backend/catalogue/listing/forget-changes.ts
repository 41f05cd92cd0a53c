import { lt } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { catalogueChanges } from '../../db/tables/catalogue-changes.ts';

const day = 86_400_000;

/** Deletes changes of catalogues that are older than a day: every process has followed them, or reads everything anew. */
export async function forgetChanges(db: Database, now: Date): Promise<void> {
  await db.delete(catalogueChanges).where(lt(catalogueChanges.createdAt, new Date(now.getTime() - day)));
}
