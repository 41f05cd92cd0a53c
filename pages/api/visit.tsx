import type { NextApiRequest, NextApiResponse } from 'next';
import { sitePath } from '#client/site-path.ts';
import { forwardedFor } from '#web/http/forward.ts';
import { countVisit } from '#web/routing/visit.ts';

/** The answer is sent before the visit is counted. */
export const config = { api: { externalResolver: true } };

/** Where the proxy sends the loading of an address with `?from=<source>`: the page is loaded without its query, and the visit counted. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { from = '', to = '' } = request.query;
  response.setHeader('Cache-Control', 'no-store');
  response.redirect(307, sitePath(String(to)) ?? '/');
  if (request.method === 'GET' && from !== '') await countVisit(String(from), forwardedFor(request));
}
