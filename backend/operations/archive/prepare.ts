import { join } from 'node:path';
import { and, eq } from 'drizzle-orm';
import { hashPassword } from '#backend/foundation/people/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { MediaStore } from '#backend/platform/storage/store.ts';
import { users } from '#backend/tables/people.ts';
import { importSite } from './import/import.ts';

type Preparation = {
  db: Database;
  mediaStore: MediaStore;
  /** Folder of the sample sites: `<contentDir>/<id>` each. */
  contentDir: string;
  siteIds: readonly number[];
  admin: { email: string; password: string };
  onProgress?: (line: string) => void;
};

/**
 * Makes an open database ready to serve: imports the sites that are not there yet and gives each an administrator
 * (SUPER_ADMIN) when it has none. Doing it again changes nothing. Returns whether an administrator was made; throws ArchiveError.
 */
export async function prepareDatabase(preparation: Preparation): Promise<{ adminCreated: boolean }> {
  const { db, mediaStore, contentDir, siteIds, admin, onProgress = () => {} } = preparation;
  let adminCreated = false;
  for (const idSite of siteIds) {
    const folder = join(contentDir, String(idSite));
    if (await importSite({ db, mediaStore, folder, idSite })) onProgress(`Site ${idSite} imported from ${folder}`);
    if (await createAdmin(db, idSite, admin)) adminCreated = true;
  }
  return { adminCreated };
}

async function createAdmin(db: Database, idSite: number, { email, password }: Preparation['admin']): Promise<boolean> {
  const admins = and(eq(users.idSite, idSite), eq(users.role, 'SUPER_ADMIN'));
  if ((await db.select({ id: users.id }).from(users).where(admins).limit(1)).length > 0) return false;
  const passwordHash = await hashPassword(password);
  const made = await db
    .insert(users)
    .values({ idSite, email: email.toLowerCase(), passwordHash, role: 'SUPER_ADMIN', firstname: 'Admin', lastname: 'Admin' })
    .onConflictDoNothing({ target: [users.idSite, users.email] })
    .returning({ id: users.id });
  return made.length > 0;
}
