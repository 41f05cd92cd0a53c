import type { NextApiResponse } from 'next';
import { messages } from '#messages/generated/web/page/answer-section.ts';
import type { Envelope } from '#schemas/envelope.ts';
import { toLang } from '#schemas/site.ts';
import { logFailure } from '../api/server-api.ts';
import type { Asked } from '../calls/api-route.ts';
import { type RenderedSection, renderSection, type SectionRequest } from './render-section.ts';

/** Answers a section rendered anew; never kept. */
export async function answerSection(response: NextApiResponse, asked: Asked<SectionRequest>): Promise<void> {
  const answer = (status: number, envelope: Envelope<RenderedSection>) =>
    response.status(status).setHeader('Cache-Control', 'private, no-store').json(envelope);
  try {
    answer(200, { success: true, data: await renderSection(asked), message: '' });
  } catch (error) {
    const { body } = asked;
    logFailure(error, 'a section cannot be rendered', { path: body.path });
    answer(502, { success: false, data: null, message: messages[toLang(body.locale)].failed });
  }
}
