import { and, eq } from 'drizzle-orm';
import type { WholeDatabase } from '#backend/platform/database/database.ts';
import { users } from '#backend/tables/people.ts';
import type { Session } from '#schemas/user.ts';
import { openSite } from './open-site.ts';
import type { SmallSite } from './small-site.ts';

const password = 'correct horse battery';

/** The small site with two administrators, Nora and Paul, and a customer, Zoe. */
export async function openStaff(db: WholeDatabase, change?: (files: SmallSite) => void) {
  const site = await openSite(db, change);

  async function signIn(name: string) {
    const answer = await site.call<Session>('POST', '/login', { email: `${name.toLowerCase()}@example.test`, password });
    if (!answer.success) throw new Error(answer.message);
    const headers = { Authorization: answer.data.token, userLang: 'en_US' };
    const call = <T>(method: string, path: string, body?: unknown) => site.call<T>(method, path, body, headers);
    /** The data of an accepted answer. */
    const accept = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
      const given = await call<T>(method, path, body);
      if (!given.success) throw new Error(`${method} ${path}: ${given.status} ${given.message} ${JSON.stringify(given.data)}`);
      return given.data;
    };
    return { call, accept, headers };
  }

  for (const name of ['Nora', 'Paul', 'Zoe']) {
    const person = { email: `${name.toLowerCase()}@example.test`, password, firstname: name, lastname: 'Petit', acceptTerms: true };
    const answer = await site.call('POST', '/register', person);
    if (!answer.success) throw new Error(answer.message);
    if (name !== 'Zoe')
      await db
        .update(users)
        .set({ role: 'ADMIN' })
        .where(and(eq(users.idSite, site.idSite), eq(users.email, person.email)));
  }
  const signInAll = async () => ({ nora: await signIn('Nora'), paul: await signIn('Paul'), zoe: await signIn('Zoe') });
  return { site, ...(await signInAll()), signInAgain: signInAll };
}
export type Staff = Awaited<ReturnType<typeof openStaff>>;
