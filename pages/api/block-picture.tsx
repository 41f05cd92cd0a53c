import type { NextApiRequest, NextApiResponse } from 'next';
import { blockPicture } from '#web/http/block-picture.ts';

/** How a block looks, for the palette of the page editor: GET /api/block-picture?type=hero. */
export default async function handler(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const picture = await blockPicture(String(request.query.type ?? ''));
  if (!picture) return void response.status(404).setHeader('Cache-Control', 'no-store').end();
  response.setHeader('Content-Type', 'image/webp').setHeader('Cache-Control', 'public, max-age=86400').end(picture);
}
