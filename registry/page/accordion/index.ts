import { ownerText } from '#registry/content/texts/owner-text.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { AccordionProps } from '#registry/generated/accordion.ts';
import type { LoadContext } from '#renderer/types.ts';
import { faqJsonLd } from './faq-json-ld.ts';

/** The texts in the order of the items, as they may be shown, and what search engines are told. */
export type AccordionData = { texts: string[]; jsonLd: string | null };

async function loadAccordion({ items, faq }: AccordionProps, context: LoadContext): Promise<AccordionData> {
  const texts = items.map(({ html }) => (html ? ownerText(html, context) : ''));
  return { texts, jsonLd: faq ? faqJsonLd(items.map(({ title }, index) => ({ title, text: texts[index] ?? '' }))) : null };
}

export const code = defineBlockCode<AccordionProps, AccordionData>({
  load: loadAccordion,
});
