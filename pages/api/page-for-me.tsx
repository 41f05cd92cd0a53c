import type { NextApiRequest, NextApiResponse } from 'next';
import { sessionToken } from '#web/http/session-cookies.ts';
import { pageForMe } from '#web/page/page-for-me.ts';

/** What a page shows to the caller only: GET /api/page-for-me?path=/&locale=fr_FR. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const { path = '/', locale = '' } = request.query;
  response.setHeader('Cache-Control', 'private, no-store');
  response.json(await pageForMe(String(path), String(locale), sessionToken(request.headers.cookie)));
}
