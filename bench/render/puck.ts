import { type Config, type Data, Render, type Slot } from '@puckeditor/core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { card, section, text } from './markup.ts';
import type { Item } from './tree.ts';

type Props = Item['props'] & { content: Slot };
const fields = { text: { type: 'text' }, tone: { type: 'text' }, content: { type: 'slot' } } as const;

const config = {
  components: {
    section: { fields, render: ({ content: Content, ...props }: Props & { content: never }) => section(props, createElement(Content)) },
    card: { fields, render: ({ content: Content, ...props }: Props & { content: never }) => card(props, createElement(Content)) },
    text: { fields: { text: fields.text, tone: fields.tone }, render: (props: Item['props']) => text(props) },
  },
} as unknown as Config;

type PuckItem = { type: string; props: Record<string, unknown> };
const toPuck = ({ id, type, props, children }: Item): PuckItem => ({
  type,
  props: { id, ...props, ...(type !== 'text' && { content: children.map(toPuck) }) },
});

/** @puckeditor/core's own `Render`. */
export const puck = (tree: Item[]) => {
  const data = { root: {}, content: tree.map(toPuck) } as unknown as Data;
  return () => renderToString(createElement(Render, { config, data }));
};
