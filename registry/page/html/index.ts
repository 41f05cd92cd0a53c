import { sanitiseMarkup } from '#registry/content/texts/sanitise.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { HtmlProps } from '#registry/generated/html.ts';
import type { LoadContext } from '#renderer/types.ts';

export type HtmlData = { html: string };

async function loadHtml({ html }: HtmlProps, context: LoadContext): Promise<HtmlData> {
  return { html: sanitiseMarkup(html, context) };
}

export const code = defineBlockCode<HtmlProps, HtmlData>({ load: loadHtml });
