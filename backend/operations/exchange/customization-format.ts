import type { Lang } from '#schemas/site.ts';
import { decoded, escaped, inLine, readParts, showParts } from './cell-parts.ts';
import { whole } from './column.ts';
import { type Block, lineOf, type Said, showLine } from './customization-blocks.ts';
import { type AnswerKind, askedOf, type Line } from './customization-messages.ts';
import { atMost } from './fact-formats.ts';
import { CellRefused, choice, inEachLang, reduction, shortText, yesNo } from './formats.ts';
import type { CustomizationRecord } from './product-record.ts';

type Cost = Pick<CustomizationRecord, 'costType' | 'amount'>;
type Value = CustomizationRecord['values'][number];

const free: Cost = { costType: 'NONE', amount: 0 };
/** As a site's folder has them (schemas/archive-customization.ts). */
const [usualLength, maxAnswerLength, maxLabelLength, maxHelpLength, maxValues, leastPercent, maxCents] = [
  300, 1000, 160, 400, 60, 10, 10_000_000,
];

/**
 * Format of one customization in a cell: a line for each property, without those that have their usual value. `read` throws CellRefused.
 */
export function customization(lang: Lang) {
  const [asked, yes, length] = [
    choice<AnswerKind>(
      lang,
      inEachLang(({ choices }) => choices.asks),
    ),
    yesNo(lang),
    whole(lang, maxAnswerLength, 1),
  ];
  const { showCost, readCost } = costs(lang);
  const lines: readonly Line[] = ['asks', 'form', 'label', 'help', 'cost', 'required', 'isPersonal', 'maxLength', 'choice', 'from'];

  const linesOf = (record: CustomizationRecord): string[] => {
    const line = (name: Line, shown: string | null) => (shown === null ? [] : [showLine(lang, name, escaped(shown))]);
    return [
      ...line('asks', asked.show(askedOf(record))),
      ...line('form', record.form),
      ...line('label', record.label),
      ...line('help', record.help === '' ? null : record.help),
      ...line('cost', record.costType === 'NONE' ? null : showCost(record)),
      ...line('required', record.required ? yes.show(true) : null),
      ...line('isPersonal', record.isPersonal === null ? null : yes.show(record.isPersonal)),
      ...line('maxLength', record.maxLength === usualLength ? null : length.show(record.maxLength)),
      ...record.values.map((value) => {
        const cost = value.costType === 'NONE' ? '' : showCost(value);
        if (value.selectKey !== null) return showLine(lang, 'choice', showParts([value.label, cost]), value.selectKey);
        return showLine(lang, 'from', showParts([cost || '0', value.label]), String(value.textNumberOfChar));
      }),
    ];
  };

  const read = (block: Block): Omit<CustomizationRecord, 'translations'> => {
    const asks = lineOf(block, 'asks', ({ rest }) => asked.read(rest), 'TEXT');
    const isForm = asks === 'DYNAMIC_FORM';
    const short = (max: number) => (said: Said) => shortText(decoded(said.rest), max);
    const missing = (line: Line) =>
      new CellRefused('csv.customization-missing', { line: showLine(lang, line, '').trim(), key: block.key }, block.at);
    const form = lineOf(block, 'form', short(maxAnswerLength), null);
    const label = lineOf(block, 'label', short(maxLabelLength), '');
    if (isForm && form === null) throw missing('form');
    if (label === '') throw missing('label');
    const maxLength = lineOf(block, 'maxLength', ({ rest }) => length.read(rest), usualLength);
    const values = readValues(block, maxLength);
    const only = { form: 'DYNAMIC_FORM', choice: 'SELECT', from: 'TEXT' } as const;
    for (const [line, needed] of Object.entries(only) as [keyof typeof only, (typeof only)[keyof typeof only]][]) {
      const wrong = needed === asks ? undefined : block.lines.find((said) => said.line === line);
      if (wrong) throw new CellRefused('csv.customization-only', { asks: showLine(lang, 'asks', asked.show(needed)) }, wrong.at);
    }
    if (asks === 'SELECT' && values.length < 2) throw new CellRefused('csv.customization-choices', {}, block.at);
    return {
      ...{ key: block.key, type: isForm ? 'DYNAMIC_FORM' : 'SIMPLE', inputType: isForm ? 'TEXT' : asks, form, label },
      help: lineOf(block, 'help', ({ rest }) => (rest === '' ? '' : shortText(decoded(rest), maxHelpLength)), ''),
      required: lineOf(block, 'required', ({ rest }) => yes.read(rest), false),
      isPersonal: lineOf<boolean | null>(block, 'isPersonal', ({ rest }) => yes.read(rest), null),
      ...lineOf(block, 'cost', ({ rest }) => readCost(rest), free),
      ...{ maxLength, values },
    };
  };

  const readValues = ({ lines: said }: Block, maxLength: number): Value[] =>
    atMost(
      maxValues,
      said.flatMap((one) => (one.line === 'choice' || one.line === 'from' ? [inLine(one.at, () => readValue(one, maxLength))] : [])),
    );

  const readValue = ({ line, name, rest }: Said, maxLength: number): Value => {
    const [first = '', second = '', ...more] = readParts(rest);
    if (more.length > 0) throw new CellRefused('csv.customization-parts');
    if (line === 'choice') {
      if (!/^[a-z][a-z0-9-]{0,39}$/.test(name)) throw new CellRefused('csv.customization-choice-key');
      const cost = second === '' ? free : readCost(second);
      return { selectKey: name, textNumberOfChar: null, label: shortText(first, maxLabelLength), ...cost };
    }
    const from = whole(lang, maxLength, 1).read(name);
    return { selectKey: null, textNumberOfChar: from, label: second === '' ? '' : shortText(second, maxLabelLength), ...readCost(first) };
  };

  return { lines, linesOf, read };
}

/** A price that an answer adds: so much for each piece, or a part of the product's price. Nothing is no price. */
function costs(lang: Lang) {
  const { show, read } = reduction(lang, leastPercent);
  return {
    showCost: ({ costType, amount }: Cost) => (costType === 'NONE' ? '' : show({ type: costType, amount })),
    readCost: (part: string): Cost => {
      if (/^0+(?:[.,]0+)?$/.test(part.trim())) return free;
      const { type, amount } = read(part);
      if (amount > maxCents) throw new CellRefused('field.too-big', { max: show({ type, amount: maxCents }) });
      return { costType: type, amount };
    },
  };
}
