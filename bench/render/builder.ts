import { Content, type RegisteredComponent } from '@builder.io/sdk-react';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { card, section, text } from './markup.ts';
import type { Item } from './tree.ts';

type Props = Item['props'] & { children?: ReactNode };
const inputs = [
  { name: 'text', type: 'string' },
  { name: 'tone', type: 'string' },
];

const customComponents = [
  { name: 'section', component: (props: Props) => section(props, props.children), inputs, canHaveChildren: true, noWrap: true },
  { name: 'card', component: (props: Props) => card(props, props.children), inputs, canHaveChildren: true, noWrap: true },
  { name: 'text', component: (props: Props) => text(props), inputs, noWrap: true },
] as unknown as RegisteredComponent[];

type Element = { '@type': '@builder.io/sdk:Element'; id: string; component: { name: string; options: Item['props'] }; children: Element[] };
const toElement = ({ id, type, props, children }: Item): Element => ({
  '@type': '@builder.io/sdk:Element',
  id,
  component: { name: type, options: props },
  children: children.map(toElement),
});

/** @builder.io/sdk-react's `Content`. */
export const builder = (tree: Item[]) => {
  const content = { id: 'page', data: { blocks: tree.map(toElement) } };
  const props = { model: 'page', apiKey: 'none', content, customComponents, canTrack: false };
  return () => renderToString(createElement(Content, props as never));
};
