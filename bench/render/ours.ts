import { renderToString } from 'react-dom/server';
import type { ResolvedNode } from '../../renderer/core/resolved.ts';
import { walk } from '../../renderer/react/walk.tsx';
import type { BlockComponent, BlockProps } from '../../renderer/types.ts';
import { extractStyles } from '../../themes/extract-styles.ts';
import { card, section, text } from './markup.ts';
import type { Item } from './tree.ts';

type Props = BlockProps<Item['props'], undefined>;
const components: Record<string, BlockComponent> = {
  section: ({ node, slots }: Props) => section(node.props, slots.default),
  card: ({ node, slots }: Props) => card(node.props, slots.default),
  text: ({ node }: Props) => text(node.props),
};

const resolved = ({ id, type, props, children }: Item): ResolvedNode => ({
  id,
  type,
  props,
  ...(children.length > 0 && { slots: { default: children.map(resolved) } }),
});

/** Our renderer over a resolved document, and the styles that its HTML uses. */
export const ours = (tree: Item[]) => {
  const nodes = tree.map(resolved);
  return () => {
    const html = renderToString(walk(nodes, (type) => components[type]));
    extractStyles(html);
    return html;
  };
};
