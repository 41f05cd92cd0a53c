import { createApi } from '#client/api.ts';
import { pageLocale } from '#client/page-lang.ts';
import { randomId } from '#client/random-id.ts';
import type { Filled } from '../forms/read-answers.ts';
import { messageFormId } from './message-form.ts';

/** A picture over a slow line takes its time. */
const api = createApi({
  baseUrl: '/api',
  headers: () => ({ userLang: pageLocale() }),
  timeoutMs: 120_000,
});

let last = { text: '', attempt: '' };

/** The same mark while the same answers are sent again, so that they are kept once; another after a change. */
function attemptOf(id: number, { answers }: Filled): string {
  const text = JSON.stringify([id, answers]);
  if (text !== last.text) last = { text, attempt: randomId() };
  return last.attempt;
}

/** Sends a message to the shop by the call that the specification has for it. */
async function sendMessage({ answers, website }: Filled): Promise<void> {
  const [name = '', email = '', text = ''] = ['name', 'email', 'text'].map((key) => String(answers[key] ?? ''));
  await api.call('POST /message', { body: { name, email, text, website } });
}

/** Sends what a form holds. Files are large: before they leave, the API is asked whether the rest will do. */
export async function sendForm(id: number, filled: Filled): Promise<void> {
  const { answers, files, website } = filled;
  if (id === messageFormId) return sendMessage(filled);
  const params = { id: String(id) };
  if (Object.keys(files).length > 0) await api.call('POST /forms/{id}/answer/validate', { params, body: { answers } });
  const body = { answers, attempt: attemptOf(id, filled), website, files };
  await api.call('POST /forms/{id}/submit', { params, body });
  last = { text: '', attempt: '' };
}
