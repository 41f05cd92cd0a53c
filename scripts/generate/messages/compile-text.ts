import { type MessageFormatElement, type PluralElement, parse, type SelectElement, TYPE } from '@formatjs/icu-messageformat-parser';

/** Type of a parameter in TypeScript, as the text uses it. */
export type ParameterType = 'string | number' | 'number' | 'string' | 'boolean' | 'string | null';
/** A text as an expression of TypeScript that reads its parameters from `v`. */
export type CompiledText = { expression: string; parameters: ReadonlyMap<string, ParameterType> };

type Context = { lang: string; parameters: Map<string, ParameterType>; pound?: string };

/**
 * Compiles a text in ICU form: `{name}`, `{count, number}`, `{count, plural, …}`, `{kind, select, …}`. A select of `true` and `other` takes
 * a boolean; one of `none` and `other` a text that may be missing, null or empty. Angle brackets are text.
 * @throws Error where the text cannot be parsed, or formats dates, which callers format
 */
export function compileText(text: string, lang: string): CompiledText {
  const context: Context = { lang, parameters: new Map() };
  const expression = expressionFrom(parse(text, { ignoreTag: true }), context);
  return { expression, parameters: context.parameters };
}

/** Type of a parameter that two texts use. @throws Error where no value suits both */
export function joinTypes(name: string, one: ParameterType, other: ParameterType): ParameterType {
  const [wide, narrow] = one === 'string | number' ? [one, other] : [other, one];
  if (wide === narrow || (wide === 'string | number' && narrow !== 'boolean')) return narrow;
  if ([one, other].every((type) => type === 'string' || type === 'string | null')) return 'string';
  throw new Error(`{${name}} is used as ${one} and as ${other}`);
}

function expressionFrom(elements: readonly MessageFormatElement[], context: Context): string {
  const [first, second] = elements;
  if (!first) return '""';
  if (!second && first.type === TYPE.literal) return JSON.stringify(first.value);
  if (!second && (first.type === TYPE.plural || first.type === TYPE.select)) return part(first, context);
  return `\`${elements.map((each) => (each.type === TYPE.literal ? escaped(each.value) : `\${${part(each, context)}}`)).join('')}\``;
}

const escaped = (text: string): string => text.replace(/[`\\]|\$(?=\{)/g, '\\$&');

function part(element: MessageFormatElement, context: Context): string {
  switch (element.type) {
    case TYPE.argument:
      return parameter(element.value, 'string | number', context);
    case TYPE.number:
      if (element.style) break;
      return formatted(parameter(element.value, 'number', context), context);
    case TYPE.pound:
      return formatted(context.pound ?? '', context);
    case TYPE.plural:
      if (element.pluralType === 'ordinal') break;
      return pluralForms(element, context);
    case TYPE.select:
      return choice(element, context);
  }
  throw new Error(`"${'value' in element ? element.value : ''}" has a format that texts do not know: pass it formatted`);
}

const formatted = (value: string, { lang }: Context): string => `formatNumber(${JSON.stringify(lang)}, ${value})`;

function pluralForms({ value: name, options, offset }: PluralElement, context: Context): string {
  const value = parameter(name, 'number', context);
  const counted = offset ? `${value} - ${offset}` : value;
  const inner = { ...context, pound: counted };
  const exact = Object.entries(options).filter(([form]) => form.startsWith('='));
  const forms = Object.entries(options).filter(([form]) => !form.startsWith('='));
  const isPlain = forms.every(([, { value: elements }]) => elements.every(isNumberOrText));
  const expressions = forms.map(
    ([form, { value: elements }]) => `${form}: ${isPlain ? plainForm(elements) : expressionFrom(elements, inner)}`,
  );
  const byRule =
    forms.length === 1
      ? expressionFrom(options.other?.value ?? [], inner)
      : `${isPlain ? 'counted' : 'plural'}(${JSON.stringify(context.lang)}, ${counted}, { ${expressions.join(', ')} })`;
  return exact.reduceRight(
    (rest, [form, { value: elements }]) => `(${value} === ${form.slice(1)} ? ${expressionFrom(elements, inner)} : ${rest})`,
    byRule,
  );
}

const isNumberOrText = (element: MessageFormatElement): boolean =>
  element.type === TYPE.pound || (element.type === TYPE.literal && !element.value.includes('#'));

/** A form of text and numbers alone is a string whose `#` is filled when it is chosen, which is shorter than a template in each form. */
const plainForm = (elements: readonly MessageFormatElement[]): string =>
  JSON.stringify(elements.map((each) => (each.type === TYPE.literal ? each.value : '#')).join(''));

function choice({ value: name, options }: SelectElement, context: Context): string {
  const { other, ...named } = options;
  const cases = Object.entries(named);
  const isBoolean = cases.length > 0 && cases.every(([key]) => key === 'true' || key === 'false');
  const isOptional = cases.length === 1 && cases[0]?.[0] === 'none';
  const value = parameter(name, isBoolean ? 'boolean' : isOptional ? 'string | null' : 'string', context);
  const test = (key: string) => {
    if (isOptional || key === 'false') return `!${value}`;
    return isBoolean ? value : `${value} === ${JSON.stringify(key)}`;
  };
  return cases.reduceRight(
    (rest, [key, { value: elements }]) => `(${test(key)} ? ${expressionFrom(elements, context)} : ${rest})`,
    expressionFrom(other?.value ?? [], context),
  );
}

function parameter(name: string, type: ParameterType, { parameters }: Context): string {
  if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`{${name}}: a parameter's name is letters, digits and _`);
  const known = parameters.get(name);
  parameters.set(name, known ? joinTypes(name, known, type) : type);
  return `v.${name}`;
}
