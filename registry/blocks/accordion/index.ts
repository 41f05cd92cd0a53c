import type { LoadContext } from '#renderer/types.ts';
import { defineBlock } from '../../define-block.ts';
import type { AccordionProps } from '../../generated/accordion.ts';
import { numberedSlots } from '../../page-parts/filled-slots.ts';
import { ownerText } from '../../text-parts/owner-text.ts';
import { faqJsonLd } from './faq-json-ld.ts';

/** The texts in the order of the items, as they may be shown, and what search engines are told. */
export type AccordionData = { texts: string[]; jsonLd: string | null };

async function loadAccordion({ items, faq }: AccordionProps, context: LoadContext): Promise<AccordionData> {
  const texts = items.map(({ html }) => (html ? ownerText(html, context) : ''));
  return { texts, jsonLd: faq ? faqJsonLd(items.map(({ title }, index) => ({ title, text: texts[index] ?? '' }))) : null };
}

export const block = defineBlock<AccordionProps, AccordionData>({
  type: 'accordion',
  version: 1,
  mode: 'static',
  defaults: { exclusive: false, faq: false },
  slots: numberedSlots('item', 12),
  load: loadAccordion,
});
