import { Ajv } from 'ajv';
import type { BlockDefinition, Validate } from '#renderer/types.ts';
import type { KnownBlocks } from '../../../scripts/cms/blocks.ts';
import type { JsonSchema } from '../../../scripts/generate/json-schema.ts';

const block = (definition: Partial<BlockDefinition>, properties: Record<string, JsonSchema>, required: string[]) => ({
  conf: { properties },
  definition: { version: 1, defaults: {}, migrations: {}, slots: [], ...definition },
  validate: new Ajv({ allErrors: true }).compile({
    type: 'object',
    additionalProperties: false,
    required,
    properties,
  }) as unknown as Validate,
});

/** Two blocks: a title of version 3, whose `heading` became `text` and then got an `items` list, and a box. */
export const blocks: KnownBlocks = {
  title: block(
    {
      version: 3,
      defaults: { level: 2 },
      migrations: {
        1: ({ heading, ...props }) => ({ ...props, text: heading }),
        2: (props) => {
          if (props.text === 'breaks') throw new Error('cannot be read');
          return { ...props, items: [{ label: props.text }] };
        },
      },
    },
    {
      text: { type: 'string', maxLength: 20 },
      level: { enum: [1, 2, 3] },
      look: { enum: ['plain', 'loud'] },
      items: { type: 'array', items: { type: 'object', properties: { label: { type: 'string' } } } },
    },
    ['text'],
  ),
  box: block({ slots: ['default'] }, {}, []),
  component: block({}, { slug: { type: 'string' } }, ['slug']),
};

export const title = (id: string, props: object, more: object = {}) => ({ id, type: 'title', v: 3, props, ...more });
export const document = (nodes: unknown[], more: object = {}) => ({ format: 1, layouts: [{ id: 1, name: '', nodes }], ...more });
