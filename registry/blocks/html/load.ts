import type { LoadContext } from '#renderer/types.ts';
import type { HtmlProps } from '../../generated/html.ts';
import { sanitiseMarkup } from '../../text-parts/sanitise.ts';

export type HtmlData = { html: string };

export async function loadHtml({ html }: HtmlProps, context: LoadContext): Promise<HtmlData> {
  return { html: sanitiseMarkup(html, context) };
}
