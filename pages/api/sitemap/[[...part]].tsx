import type { NextApiRequest, NextApiResponse } from 'next';
import { answerSitemap } from '#web/crawlers/for-crawlers.ts';

export default function sitemap(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  return answerSitemap(request, response, [request.query.part].flat()[0]);
}
