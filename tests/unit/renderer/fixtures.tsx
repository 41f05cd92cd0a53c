import type { ReactNode } from 'react';
import type { ResolveOptions } from '../../../renderer/core/resolve.ts';
import type { BlockDefinition, BlockProps, ServerBlocks, Validate } from '../../../renderer/types.ts';

/** A validator of `text` (a string, required) and `level` (1 to 4) that reports as ajv does. */
export const validateTitle: Validate = (props) => {
  const { text, level, ...others } = props as Record<string, unknown>;
  validateTitle.errors = [
    ...(text === undefined
      ? [{ instancePath: '', keyword: 'required', params: { missingProperty: 'text' }, message: 'text is missing' }]
      : []),
    ...(text !== undefined && typeof text !== 'string'
      ? [{ instancePath: '/text', keyword: 'type', params: {}, message: 'must be string' }]
      : []),
    ...(level !== undefined && ![1, 2, 3, 4].includes(level as number)
      ? [{ instancePath: '/level', keyword: 'enum', params: {}, message: 'must be allowed' }]
      : []),
    ...Object.keys(others).map((name) => ({ instancePath: '', keyword: 'additionalProperties', params: { additionalProperty: name } })),
  ];
  return validateTitle.errors.length === 0;
};
const accept: Validate = () => true;

const define = (definition: Partial<BlockDefinition<object, unknown>> & { type: string }): BlockDefinition<object, unknown> => ({
  version: 1,
  mode: 'static',
  defaults: {},
  slots: [],
  migrations: {},
  ...definition,
});

type Props = BlockProps<{ text?: string; level?: number }, unknown>;
const Title = ({ node }: Props): ReactNode => <h2>{node.props.text}</h2>;
const Box = ({ slots }: Props): ReactNode => <section>{slots.default}</section>;
const Button = ({ node, slots }: Props): ReactNode => <button type="button">{slots.default ?? node.props.text}</button>;
const Data = ({ node }: Props): ReactNode => <p>{JSON.stringify(node.data)}</p>;
const Broken = (): ReactNode => {
  throw new Error('broken');
};

export const blocks: ServerBlocks = {
  title: {
    definition: define({
      type: 'title',
      version: 2,
      defaults: { level: 2 },
      migrations: { 1: ({ heading, ...props }) => ({ ...props, text: heading ?? props.text }) },
    }),
    validate: validateTitle,
    Component: Title,
  },
  box: { definition: define({ type: 'box', slots: ['default'] }), validate: accept, Component: Box },
  button: { definition: define({ type: 'button', mode: 'interactive', slots: ['default'] }), validate: accept, Component: Button },
  late: { definition: define({ type: 'late', mode: 'visible', slots: ['default'] }), validate: accept, Component: Button },
  news: { definition: define({ type: 'news', timed: true }), validate: accept, Component: Data },
  broken: { definition: define({ type: 'broken' }), validate: accept, Component: Broken },
  fragile: { definition: define({ type: 'fragile', mode: 'interactive' }), validate: accept, Component: Broken },
  data: {
    definition: define({
      type: 'data',
      load: async (props, { call }) => call('GET /product/{id}', { params: { id: (props as { id: number }).id } }),
    }),
    validate: accept,
    Component: Data,
  },
  slow: {
    definition: define({ type: 'slow', load: () => new Promise(() => undefined) }),
    validate: accept,
    Component: Data,
  },
  safe: {
    definition: define({ type: 'safe', load: () => Promise.reject(new Error('down')), fallback: 'instead' }),
    validate: accept,
    Component: Data,
  },
};

/** A document of one layout. */
export const page = (...nodes: unknown[]) => ({ format: 1, layouts: [{ id: 1, name: 'page', nodes }] });
export const title = (id: string, text: unknown, more: object = {}) => ({ id, type: 'title', v: 2, props: { text }, ...more });

/** Options of `resolve` over these blocks; a test gives what it looks at. */
export const options = (given: Partial<ResolveOptions> & { data?: Record<string, unknown>; call?: unknown } = {}): ResolveOptions => ({
  blocks,
  // Only what rules and loads of these tests read is there.
  context: { data: given.data ?? {}, lang: 'fr', call: given.call ?? (() => Promise.reject(new Error('no call'))) } as never,
  now: new Date('2026-11-20T12:00:00Z'),
  component: () => Promise.reject(new Error('none')),
  ...given,
});
