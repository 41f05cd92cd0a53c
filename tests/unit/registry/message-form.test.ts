import { afterEach, expect, it, vi } from 'vitest';
import { messageForm, messageFormId } from '#registry/content/dynamic-form/message-form.ts';
import { MessageBody } from '#schemas/form.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { builtInScreen } from '#web/screens/built-in.ts';

afterEach(() => vi.unstubAllGlobals());

it('the automatic contact page has a form, whose answers are what POST /message takes', async () => {
  const sent = vi.fn(async () => Response.json({ success: true, data: null, message: '' }));
  vi.stubGlobal('fetch', sent);
  vi.stubGlobal('document', { documentElement: { lang: 'fr' } });
  const { sendForm } = await import('#registry/content/dynamic-form/send-form.ts');
  const { values } = readParameters([{ type: 'HIDE_CONTACT_PAGE', value: 'false' }]);
  expect(JSON.stringify(builtInScreen('contact', values, 'fr'))).toContain('"form":"message"');
  expect(messageForm('fr').fields.map(({ key }) => key)).toEqual(['name', 'email', 'text']);
  const answers = { name: 'Zoé Martin', email: 'zoe@example.test', text: 'Bonjour !' };
  await sendForm(messageFormId, { answers, files: {}, website: '' });
  const [[url, request]] = sent.mock.calls as unknown as [[string, RequestInit]];
  expect(url).toBe('/api/message');
  expect(MessageBody.parse(JSON.parse(String(request.body)))).toMatchObject(answers);
});
