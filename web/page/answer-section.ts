import type { NextApiRequest, NextApiResponse } from 'next';
import type { Envelope } from '#schemas/envelope.ts';
import { toLang } from '#schemas/site.ts';
import { isForeignWrite } from '../http/refuse-foreign.ts';
import { sessionToken } from '../http/session-cookies.ts';
import { log } from '../site/server-api.ts';
import { type RenderedSection, renderSection, SectionRequest } from './render-section.tsx';

const messages = {
  fr: {
    method: 'Cette adresse attend un POST',
    foreign: 'Cette action doit venir du site lui-même',
    unreadable: 'Cette section ne peut pas être lue',
    forbidden: 'Connectez-vous comme administrateur pour continuer',
    failed: 'La section n’a pas pu être affichée, réessayez dans un instant',
  },
  en: {
    method: 'This address expects a POST',
    foreign: 'This action must come from the site itself',
    unreadable: 'This section cannot be read',
    forbidden: 'Sign in as an administrator to continue',
    failed: 'The section could not be shown, try again in a moment',
  },
};

/** Answers a section rendered anew, for a signed-in administrator on this site alone; never kept. */
export async function answerSection(request: NextApiRequest, response: NextApiResponse): Promise<void> {
  const say = messages[toLang(String(request.headers.userlang ?? 'fr_FR'))];
  const answer = (status: number, envelope: Envelope<RenderedSection>) =>
    response.status(status).setHeader('Cache-Control', 'private, no-store').json(envelope);
  const refuse = (status: number, message: string) => answer(status, { success: false, data: null, message });
  const host = String(request.headers['x-forwarded-host'] ?? request.headers.host ?? '')
    .split(',')[0]
    ?.trim();
  if (request.method !== 'POST') return refuse(405, say.method);
  if (isForeignWrite('POST', request.headers, host ?? '')) return refuse(403, say.foreign);
  const read = SectionRequest.safeParse(request.body);
  if (!read.success) return refuse(422, say.unreadable);
  try {
    const section = await renderSection(read.data, sessionToken(request.headers.cookie));
    if (!section) return refuse(403, say.forbidden);
    answer(200, { success: true, data: section, message: '' });
  } catch (error) {
    log.error({ err: error, path: read.data.path }, 'a section cannot be rendered');
    refuse(502, say.failed);
  }
}
