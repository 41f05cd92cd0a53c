import type { ArgTypes } from '@storybook/nextjs-vite';
import { type BlockTexts, readBlockTexts } from './block-texts.ts';
import { isPicture, pictureNames, type Schema } from './documents.ts';

/** A control of Storybook for each prop of a block, in the words of its texts. */
export const controlsOf = (type: string, properties: Readonly<Record<string, Schema>>): ArgTypes =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const [french = {}, english = {}] = (['fr', 'en'] as const).map((lang) => readBlockTexts(type, lang).properties?.[name]);
      return [name, { name: french.title ?? name, description: descriptionOf(name, french, english), ...controlOf(schema, french) }];
    }),
  );

/** The key that a document holds, and what the prop is in both languages. */
function descriptionOf(name: string, french: BlockTexts, english: BlockTexts): string {
  const inEnglish = [english.title, english.description].filter(Boolean).join('. ');
  return [`\`${name}\``, french.description, inEnglish && `*${inEnglish}*`].filter(Boolean).join(' — ');
}

function controlOf(schema: Schema, texts: BlockTexts): ArgTypes[string] {
  // A value by breakpoint is an object or the value itself: only free JSON holds both.
  if (schema['x-responsive']) return { control: 'object' };
  if (isPicture(schema)) return { control: 'select', options: pictureNames };
  if (schema.enum) {
    const labels = Object.fromEntries(schema.enum.map((value, at) => [String(value), texts['x-labels']?.[at] ?? String(value)]));
    return { control: { type: schema.enum.length > 4 ? 'select' : 'inline-radio', labels }, options: schema.enum };
  }
  if (schema['x-control'] === 'color') return { control: 'color' };
  switch (schema.type) {
    case 'boolean':
      return { control: 'boolean' };
    case 'integer':
    case 'number': {
      const { minimum: min, maximum: max } = schema;
      return { control: { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) } };
    }
    case 'string':
      return { control: 'text' };
    default:
      return { control: 'object' };
  }
}
