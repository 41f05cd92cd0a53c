import type { IncomingMessage, ServerResponse } from 'node:http';
import { sitePath } from '#client/site-path.ts';
import { maxFormBytes } from '../security/read-body.ts';

const read = new Set(['GET', 'HEAD']);
/** Page whose refused form is sent on to it (`readTypedFields`), in any language. */
const shownAgain = /^(?:\/[a-z]{2})?\/withdrawal(?:\?|$)/;
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

/**
 * Answers what no page has an answer to, before a byte of its body is read. Pages and files are read: a form that a browser sends without
 * our code, or a bank's way back, is led to the page at its address (303); another method is refused (405). A page shows a refused form
 * again with what was typed into it, if its body has a small length. Routes of pages/api say their methods themselves (`apiRoute`).
 * @returns false: the request is one that pages, files or calls answer
 */
export function answerMethod({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (read.has(method) || url.startsWith('/api/')) return false;
  const isForm = method === 'POST' && formTypes.test(headers['content-type'] ?? '');
  // Without a length `NaN` compares false; chunks that come beside a length are refused by Node.
  if (isForm && shownAgain.test(url) && Number(headers['content-length']) <= maxFormBytes) return false;
  // Closes the connection instead of waiting for the rest of the body.
  response.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store');
  if (isForm) response.writeHead(303, { Location: sitePath(url) ?? '/' }).end();
  else response.writeHead(405, { Allow: [...read].join(', ') }).end();
  return true;
}
