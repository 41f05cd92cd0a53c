import type { Customization, CustomizationCost } from '#schemas/customization.ts';
import type { Lang } from '#schemas/site.ts';
import { formatPrice } from '#ui/price.tsx';
import { messages } from './messages.ts';

/** « + 5,00 € », « + 10 % »; '' for what costs nothing. */
export function costText({ costType, amount }: CustomizationCost, locale: string): string {
  if (costType === 'NONE') return '';
  if (costType === 'EURO') return `+ ${formatPrice(amount, locale)}`;
  const percent = new Intl.NumberFormat(locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 });
  return `+ ${percent.format(amount / 10_000)}`;
}

/** What answering costs, in a sentence; a text's lengths each. Choices tell their own. */
export function costsText(
  { customizationValues, inputType, ...own }: Customization,
  { lang, locale }: { lang: Lang; locale: string },
): string {
  const say = messages[lang];
  const first = costText(own, locale);
  if (inputType === 'SELECT') return '';
  const lengths = [...customizationValues].sort((one, other) => (one.textNumberOfChar ?? 0) - (other.textNumberOfChar ?? 0));
  const steps = lengths.map((value) => say.from(value.textNumberOfChar ?? 0, costText(value, locale) || say.free));
  return [first && say.costs(first), ...steps].filter(Boolean).join(' ');
}
