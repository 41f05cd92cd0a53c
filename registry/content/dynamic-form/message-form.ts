import { messages as allMessages } from '#messages/generated/registry/content/dynamic-form.ts';
import { type Form, FormField } from '#schemas/form.ts';
import type { Lang } from '#schemas/site.ts';

/** Name under which a document places the form that every site has: a message to the shop, sent by POST /message. */
export const messageFormName = 'message';
/** Number of a form that is no entry of the site. */
export const messageFormId = 0;

/** The form of POST /message: name, e-mail address, text. */
export function messageForm(lang: Lang): Form {
  const { message: texts } = allMessages[lang];
  const fields = [
    { key: 'name', type: 'text', label: texts.name, required: true, max: 80, autocomplete: 'name' },
    { key: 'email', type: 'email', label: texts.email, required: true, max: 254, autocomplete: 'email' },
    { key: 'text', type: 'textarea', label: texts.text, required: true, min: 2, max: 5000 },
  ].map((field) => FormField.parse(field));
  const { title } = texts;
  return { id: messageFormId, slug: messageFormName, title, text: '', fields, submitLabel: '', successTitle: '', successText: '' };
}
