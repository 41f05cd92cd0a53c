import { sitePath } from '#client/site-path.ts';
import { apiRoute } from '#web/calls/api-route.ts';
import { forwardedFor } from '#web/model/forwarded.ts';
import { countVisit } from '#web/routing/visit.ts';

export const config = { api: { bodyParser: false, externalResolver: true } };

/**
 * Redirects an address with `?from=<source>` to the page without its query, and counts the visit. The answer is sent before the visit is
 * counted.
 */
export default apiRoute({ methods: ['GET', 'HEAD'], access: 'public' }, async (request, response) => {
  const { from = '', to = '' } = request.query;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(307, sitePath(String(to)) ?? '/');
  if (request.method === 'GET' && from !== '') await countVisit(String(from), forwardedFor(request));
});
