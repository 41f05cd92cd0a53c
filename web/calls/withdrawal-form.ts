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

const text = z.string().max(300).default('');

/** Fields of both forms of a withdrawal; the API checks what they say. */
export const WithdrawalForm = z.object({
  step: z.enum(['prepare', 'confirm']),
  lang: z.enum(langs).default(langs[0]),
  name: text,
  reference: text,
  email: text,
  orderId: text,
  orderKey: text,
  declaration: text,
  /** The form listed the items: those without a tick are not withdrawn from, be it all of them. */
  itemised: text,
  line: z.union([z.string(), z.array(z.string()).max(200)]).optional(),
});
/** Fields of the first step whose refusal the page words by itself. */
const faultFields = ['name', 'reference', 'email'] as const;
type Form = z.output<typeof WithdrawalForm>;

/**
 * Takes a step of a withdrawal for whoever sent its form, and leads to the page that shows the next one, or why it was refused (303). A
 * refused first step is sent on to the page with its fields (307), which shows them again: no name or address stands in a URL or a cookie.
 */
export async function answerWithdrawalForm(
  request: NextApiRequest,
  response: NextApiResponse,
  { token, body }: Asked<Form>,
): Promise<void> {
  const { info } = await currentSite();
  const locale = info.languages.find(({ code }) => toLang(code) === body.lang)?.code ?? info.defaultLang;
  const call = serverCall(locale, token, forwardedFor(request));
  const query = new URLSearchParams();
  let status: 303 | 307 = 303;
  const refused = (error: unknown, fault: string) => {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status === 0 || error.status >= 500) log.error({ err: error }, 'a withdrawal cannot be recorded');
    const field = error.fieldErrors[0]?.key;
    query.set(
      'fault',
      error.status === 422 ? (faultFields.find((each) => each === field) ?? fault) : error.status === 429 ? 'often' : 'away',
    );
  };
  if (body.step === 'prepare') {
    const order = body.orderId && body.orderKey ? { id: body.orderId, key: body.orderKey } : null;
    if (order) {
      query.set('order', order.id);
      query.set('key', order.key);
    }
    const { name, reference, email } = body;
    try {
      const { key } = await call('POST /withdrawal', { body: { name, reference, email, ...(order && { order }) } });
      for (const name of ['order', 'key']) query.delete(name);
      query.set('declaration', key);
    } catch (error) {
      refused(error, 'fields');
      status = 307;
    }
  } else {
    query.set('declaration', body.declaration);
    const lines = body.itemised ? [body.line ?? []].flat().map(Number) : undefined;
    try {
      await call('POST /withdrawal/{key}/confirm', { params: { key: body.declaration }, body: lines ? { lines } : {} });
    } catch (error) {
      // The page says by itself that a declaration is gone.
      if (!(error instanceof ApiFailure && error.status === 404)) refused(error, 'lines');
    }
  }
  const page = localPath({ site: info, lang: body.lang }, '/withdrawal');
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(status, `${page}?${query}`);
}
