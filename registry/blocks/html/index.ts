import { defineBlock } from '../../define-block.ts';
import type { HtmlProps } from '../../generated/html.ts';
import { type HtmlData, loadHtml } from './load.ts';

export const block = defineBlock<HtmlProps, HtmlData>({ type: 'html', version: 1, mode: 'static', load: loadHtml });
