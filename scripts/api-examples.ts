import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from '#backend/app.ts';
import { importSite } from '#backend/operations/archive/import/import.ts';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import { users } from '#backend/tables/people.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { exampleAnswers } from './api-examples/answers.ts';

/** Writes backend/platform/openapi/examples.json: what the API answers on the sample site, asked on a new database. `npm run api:examples` */
const root = join(import.meta.dirname, '..');
const idSite = 89;
const dataDir = await mkdtemp(join(tmpdir(), 'storefront-examples-'));
const database = await openDatabase({ dataDir });
try {
  const { db } = database;
  const mediaStore = diskMediaStore(join(dataDir, 'media'));
  await importSite({ db, mediaStore, folder: join(root, 'content', String(idSite)), idSite });
  const config = { siteId: idSite, webOrigin: 'http://localhost:3000', checkAnswers: true, paymentSandbox: true };
  const app = createApp({ db, mediaStore, config, logger: pino({ level: 'error' }) });
  const answers = await exampleAnswers({
    ask: async (method, path, body, token = '') => {
      const headers: Record<string, string> = { idSite: String(idSite), userLang: 'fr_FR', Authorization: token };
      const sent: RequestInit = { method, headers };
      if (body instanceof FormData) sent.body = body;
      else if (body !== undefined)
        Object.assign(sent, { body: JSON.stringify(body), headers: { ...headers, 'content-type': 'application/json' } });
      const response = await app.request(path, sent);
      const answer = (await response.json()) as Envelope<unknown>;
      if (!answer.success) throw new Error(`${method} ${path}: ${response.status} ${answer.message} ${JSON.stringify(answer.data)}`);
      return answer;
    },
    makeAdmin: async (email) => {
      await db.update(users).set({ role: 'ADMIN' }).where(eq(users.email, email));
    },
  });
  await writeFile(join(root, 'backend/platform/openapi/examples.json'), `${JSON.stringify(answers, null, 1)}\n`);
  process.stdout.write(`${Object.keys(answers).length} examples\n`);
} finally {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
}
