import type { IncomingMessage, ServerResponse } from 'node:http';
import { sitePath } from '#client/site-path.ts';

const read = new Set(['GET', 'HEAD']);
const formTypes = /^(?:application\/x-www-form-urlencoded|multipart\/form-data)(?:;|$)/i;

/**
 * Answers what no page has an answer to, before a byte of its body is read. Pages and files are read: a form that a browser sends without
 * our code, or a bank's way back, is led to the page at its address (303); another method is refused (405). Routes of
 * pages/api say their methods themselves (`apiRoute`).
 * @returns false: the request is one that pages, files or calls answer
 */
export function answerMethod({ method = '', url = '', headers }: IncomingMessage, response: ServerResponse): boolean {
  if (read.has(method) || url.startsWith('/api/')) return false;
  // Closes the connection instead of waiting for the rest of the body.
  response.setHeader('Connection', 'close').setHeader('Cache-Control', 'no-store');
  const isForm = method === 'POST' && formTypes.test(headers['content-type'] ?? '');
  if (isForm) response.writeHead(303, { Location: sitePath(url) ?? '/' }).end();
  else response.writeHead(405, { Allow: [...read].join(', ') }).end();
  return true;
}
