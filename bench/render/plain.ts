import { createElement, type FunctionComponent, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { card, section, text } from './markup.ts';
import type { Item } from './tree.ts';

type Props = Item['props'] & { children?: ReactNode };
const components: Record<Item['type'], FunctionComponent<Props>> = {
  section: (props) => section(props, props.children),
  card: (props) => card(props, props.children),
  text: (props) => text(props),
};

const element = ({ id, type, props, children }: Item): ReactNode =>
  createElement(components[type], { key: id, ...props }, children.length > 0 ? children.map(element) : undefined);

/** The tree written by hand in React. */
export const plain = (tree: Item[]) => () => renderToString(tree.map(element));
