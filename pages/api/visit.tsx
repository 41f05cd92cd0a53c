import { sitePath } from '#client/site-path.ts';
import { apiRoute } from '#web/calls/api-route.ts';
import { forwardedFor } from '#web/model/forwarded.ts';
import { countVisit } from '#web/routing/visit.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/**
 * Where the proxy sends the loading of an address with `?from=<source>`: the page is loaded without its query, and the visit counted. The
 * answer is sent before the visit is counted.
 */
export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, async (request, response) => {
  const { from = '', to = '' } = request.query;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(307, sitePath(String(to)) ?? '/');
  if (request.method === 'GET' && from !== '') await countVisit(String(from), forwardedFor(request));
});
