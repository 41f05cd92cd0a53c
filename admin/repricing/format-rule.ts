import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { type Lang, languages } from '#messages/languages.ts';
import type { RepricingRule } from '#schemas/repricing.ts';
import { formatPrice, type MoneyFormat } from '#ui/format-price.ts';

/** Writes a rule as a title: `+10 %, arrondi en ,90`. */
export function formatRule(rule: RepricingRule, lang: Lang, money: MoneyFormat): string {
  const messages = allMessages[lang];
  const { ending } = rule;
  const signed = rule.by === 'PERCENT' ? rule.points : rule.amount;
  if (signed === 0 && ending !== 'NONE') return messages.roundedOnly({ ending });
  const number = new Intl.NumberFormat(languages[lang].locale, { maximumFractionDigits: 2 });
  const value =
    rule.by === 'PERCENT' ? messages.percent({ value: number.format(Math.abs(signed) / 100) }) : formatPrice(Math.abs(signed), money);
  const change = signed < 0 ? messages.down({ value }) : messages.up({ value });
  return ending === 'NONE' ? change : messages.rounded({ change, ending });
}
