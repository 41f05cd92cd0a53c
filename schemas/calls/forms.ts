import { z } from 'zod';
import type { CallTable } from '../call.ts';
import { Form, FormBody, IdOrSlug, MessageBody } from '../form.ts';
import { Popup } from '../popup.ts';

const One = z.object({ id: IdOrSlug });

/** Calls of forms and popups. */
export const formCalls = {
  'GET /forms/{id}': { summary: 'A form, by its number or its name', access: 'public', params: One, data: Form },
  'POST /forms/{id}/answer/validate': {
    summary: 'Check answers without sending them; what is refused is a list of keys and errors',
    access: 'public',
    params: One,
    body: FormBody,
    multipart: true,
    data: z.null(),
  },
  'POST /forms/{id}/submit': {
    summary: 'Send answers; files stand under the key of their field',
    access: 'public',
    params: One,
    body: FormBody,
    multipart: true,
    data: z.null(),
  },
  'POST /message': { summary: 'Write to the shop', access: 'public', body: MessageBody, data: z.null() },
  'GET /popup/{id}': { summary: 'A popup, by its number or its name', access: 'public', params: One, data: Popup },
} as const satisfies CallTable;
