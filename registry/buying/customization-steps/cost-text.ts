import { messages } from '#messages/generated/registry/buying/customization-steps.ts';
import type { Customization, CustomizationCost } from '#schemas/customization.ts';
import type { Lang } from '#schemas/site.ts';
import { formatPrice, type MoneyFormat } from '#ui/format-price.ts';

/** « + 5,00 € », « + 10 % »; '' for what costs nothing. */
export function costText({ costType, amount }: CustomizationCost, money: MoneyFormat): string {
  if (costType === 'NONE') return '';
  if (costType === 'EURO') return `+ ${formatPrice(amount, money)}`;
  const percent = new Intl.NumberFormat(money.locale.replace('_', '-'), { style: 'percent', maximumFractionDigits: 2 });
  return `+ ${percent.format(amount / 10_000)}`;
}

/** Formats the price of an answer as a sentence, a text's lengths one by one. Choices show their own prices. */
export function costsText(
  { customizationValues, inputType, ...own }: Customization,
  { lang, money }: { lang: Lang; money: MoneyFormat },
): string {
  const say = messages[lang];
  const first = costText(own, money);
  if (inputType === 'SELECT') return '';
  const lengths = [...customizationValues].sort((one, other) => (one.textNumberOfChar ?? 0) - (other.textNumberOfChar ?? 0));
  const steps = lengths.map((value) => say.from({ count: value.textNumberOfChar ?? 0, cost: costText(value, money) || say.free }));
  return [first && say.costs({ cost: first }), ...steps].filter(Boolean).join(' ');
}
