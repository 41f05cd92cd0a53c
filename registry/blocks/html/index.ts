import type { LoadContext } from '#renderer/types.ts';
import { defineBlockCode } from '../../define-block.ts';
import type { HtmlProps } from '../../generated/html.ts';
import { sanitiseMarkup } from '../../text-parts/sanitise.ts';

export type HtmlData = { html: string };

async function loadHtml({ html }: HtmlProps, context: LoadContext): Promise<HtmlData> {
  return { html: sanitiseMarkup(html, context) };
}

export const code = defineBlockCode<HtmlProps, HtmlData>({ load: loadHtml });
