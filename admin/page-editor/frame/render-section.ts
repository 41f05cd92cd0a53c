import { isObject } from '#renderer/core/value.ts';

export type Section = { html: string; styles: string };

/** Renders a layout on the web server, as it will be on the page. Rejects if it cannot be rendered. */
export async function renderSection(body: object, signal: AbortSignal): Promise<Section> {
  const response = await fetch('/api/page-section', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'same-origin',
    signal,
  });
  const answer: unknown = await response.json();
  const data = isObject(answer) && answer.success === true && isObject(answer.data) ? answer.data : null;
  if (!data || typeof data.html !== 'string') throw new Error(`no section: HTTP ${response.status}`);
  return { html: data.html, styles: typeof data.styles === 'string' ? data.styles : '' };
}
