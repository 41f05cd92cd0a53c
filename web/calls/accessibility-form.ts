import type { NextApiRequest, NextApiResponse } from 'next';
import { z } from 'zod';
import { ApiFailure } from '#client/api-failure.ts';
import { localPath } from '#client/local-path.ts';
import { langs } from '#messages/languages.ts';
import { toLang } from '#schemas/site.ts';
import { log, serverCall } from '../api/server-api.ts';
import { forwardedFor } from '../model/forwarded.ts';
import { currentSite } from '../site/current-site.ts';
import type { Asked } from './api-route.ts';

/** Fields of a report of an accessibility fault; the API checks what they say. */
export const AccessibilityForm = z.object({
  lang: z.enum(langs).default(langs[0]),
  name: z.string().max(300).default(''),
  email: z.string().max(300).default(''),
  page: z.string().max(300).default(''),
  text: z.string().max(6000).default(''),
  website: z.string().max(200).default(''),
});

/** Sends a report of an accessibility fault to the shop's messages, and leads back to the page, which says what became of it (303). */
export async function answerAccessibilityForm(
  request: NextApiRequest,
  response: NextApiResponse,
  { token, body: { lang, ...report } }: Asked<z.output<typeof AccessibilityForm>>,
): Promise<void> {
  const { info } = await currentSite();
  const locale = info.languages.find(({ code }) => toLang(code) === lang)?.code ?? info.defaultLang;
  const call = serverCall(locale, token, forwardedFor(request));
  const result = await call('POST /message', { body: { subject: 'ACCESSIBILITY', ...report } }).then(() => 'sent', explainRefusal);
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(303, `${localPath({ site: info, lang }, `/accessibility-report/${result}`)}#report`);
}

/** Names the refusal of a report for the page. */
function explainRefusal(error: unknown): 'fields' | 'often' | 'away' {
  if (!(error instanceof ApiFailure)) throw error;
  if (error.status === 422) return 'fields';
  if (error.status === 429) return 'often';
  log.error({ err: error }, 'an accessibility report cannot be sent');
  return 'away';
}
