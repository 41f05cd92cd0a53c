import { type Api, route } from '#backend/platform/http/route.ts';
import { retentionRuns } from '#backend/tables/retention.ts';
import { countRetention } from './flows/apply-retention.ts';
import { describeRun, readRetention } from './flows/read-retention.ts';

export function retentionRoutes(api: Api): void {
  route(api, 'GET /admin/retention', ({ db, site }) => readRetention(db, site));
  route(api, 'POST /admin/retention/trial', async ({ db, site, user, services }) => {
    const counts = await countRetention(db, site.id, services.now());
    const run = { idSite: site.id, isTrial: true, counts, byEmail: user.email, createdAt: services.now() };
    const [noted] = await db.insert(retentionRuns).values(run).returning();
    if (!noted) throw new Error('the run was not noted');
    return describeRun(noted);
  });
}
