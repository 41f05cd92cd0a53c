import { sql } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Api } from '../route.ts';

/** GET /healthz: the process answers. GET /readyz: so does the database. */
export function healthRoutes(app: Api): void {
  app.get('/healthz', (c) => c.json({ success: true, data: { alive: true }, message: '' }));
  app.get('/readyz', async (c) => {
    try {
      await c.var.services.db.execute(sql`select 1`);
    } catch (cause) {
      c.var.log.error({ err: cause }, 'not ready');
      throw new ApiError(503, 'error.not-ready', { cause });
    }
    return c.json({ success: true, data: { ready: true }, message: '' });
  });
}
