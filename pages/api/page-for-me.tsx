import { apiRoute } from '#web/calls/api-route.ts';
import { pageForMe } from '#web/page/page-for-me.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/** Personal nodes of a page for the caller: GET /api/page-for-me?path=/&locale=fr_FR. */
export default apiRoute({ methods: ['GET'], access: 'public' }, async ({ query }, response, { token }) => {
  response.setHeader('Cache-Control', 'private, no-store');
  response.json(await pageForMe(String(query.path ?? '/'), String(query.locale ?? ''), token));
});
