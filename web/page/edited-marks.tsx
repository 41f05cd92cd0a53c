import { createElement, type ReactNode } from 'react';
import { idOfPart } from '#renderer/core/node-id.ts';
import type { ResolvedNode } from '#renderer/core/resolved.ts';
import type { BlockDefinition, BlockProps, ServerBlocks } from '#renderer/types.ts';
import type { DocumentName } from '#schemas/edited-document.ts';
import { transparentBlock } from './frame-loose-nodes.ts';

/**
 * Sign that marks node ids, by which the page editor finds the nodes of its document in a page. Each marked node's element is rendered
 * inside `<editor-node data-id>`. That element is then removed from the HTML, and its id goes to the elements inside: `data-node="<id>"`.
 * So the page has exactly the elements that visitors get.
 */
const sign = '§';
const element = 'editor-node';
export const nodeAttribute = 'data-node';

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** A document with its nodes' ids marked. Anything else than a document is given back as it is. */
export function withMarkedIds(document: unknown): unknown {
  if (!isObject(document) || !Array.isArray(document.layouts)) return document;
  return {
    ...document,
    layouts: document.layouts.map((layout) => (isObject(layout) ? { ...layout, nodes: markedNodes(layout.nodes) } : layout)),
  };
}

function markedNodes(nodes: unknown): unknown {
  if (!Array.isArray(nodes)) return nodes;
  return nodes.map((node) => {
    if (!isObject(node) || typeof node.id !== 'string') return node;
    const { slots } = node;
    return {
      ...node,
      id: sign + node.id,
      ...(isObject(slots) && { slots: Object.fromEntries(Object.entries(slots).map(([name, inner]) => [name, markedNodes(inner)])) }),
    };
  });
}

/** The id in the edited document of a node; undefined: it is of another document. */
function editedId(node: ResolvedNode): string | undefined {
  const id = 'missing' in node && node.of !== undefined ? node.of : node.id;
  // Nodes in a placed component belong to the node that places it: the last marked part.
  const part = id.split(/[/:]/).findLast((one) => one.startsWith(sign));
  return part === undefined ? undefined : idOfPart(part.slice(sign.length));
}

/** Puts a marked node's element where `attachMarks` finds it. */
export function markNode(node: ResolvedNode, content: ReactNode): ReactNode {
  const id = editedId(node);
  return id === undefined ? content : createElement(element, { key: node.id, 'data-id': id }, content);
}

const tag = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/g;
const rawElements = /^(?:script|style|textarea|title)$/i;
const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i;

/** HTML of marked nodes with `data-node` on their elements in place of the marks around them; several ids where nodes share an element. */
export function attachMarks(html: string): string {
  const open: { name: string; id?: string }[] = [];
  let result = '';
  let at = 0;
  tag.lastIndex = 0;
  for (let found = tag.exec(html); found; found = tag.exec(html)) {
    const [text, slash, name = '', attributes = ''] = found;
    result += html.slice(at, found.index);
    at = found.index + text.length;
    if (!found[2]) result += text;
    else if (name === element) {
      if (slash) closeTo(open, element);
      else open.push({ name, id: /data-id="([^"]*)"/.exec(attributes)?.[1] ?? '' });
    } else if (slash) {
      closeTo(open, name);
      result += text;
    } else {
      result += withIds(text, name, idsAbove(open));
      if (rawElements.test(name)) {
        const end = html.toLowerCase().indexOf(`</${name.toLowerCase()}`, at);
        const until = end < 0 ? html.length : end;
        result += html.slice(at, until);
        at = until;
        tag.lastIndex = until;
        if (end >= 0) open.push({ name });
      } else if (!voidElements.test(name) && !attributes.endsWith('/')) open.push({ name });
    }
  }
  return result + html.slice(at);
}

/** Ends the nearest element of a name; an end tag that belongs to nothing inside its node ends nothing. */
function closeTo(open: { name: string }[], name: string): void {
  for (let index = open.length - 1; index >= 0; index -= 1) {
    const opened = open[index]?.name ?? '';
    if (opened.toLowerCase() === name.toLowerCase()) {
      open.length = index;
      return;
    }
    if (opened === element && name !== element) return;
  }
}

/** Ids of the marks right around a place, the outermost first. */
function idsAbove(open: readonly { id?: string }[]): string[] {
  const ids: string[] = [];
  for (let index = open.length - 1; open[index]?.id !== undefined; index -= 1) ids.unshift(open[index]?.id ?? '');
  return ids;
}

const withIds = (text: string, name: string, ids: readonly string[]): string =>
  ids.length === 0 ? text : `<${name} ${nodeAttribute}="${ids.join(' ')}"${text.slice(name.length + 1)}`;

/** A component's document whose layouts can be told apart in the page that places it: each in an element that takes no room. */
export function withMarkedLayouts(document: unknown, { kind, name }: DocumentName): unknown {
  if (!isObject(document) || !Array.isArray(document.layouts)) return document;
  const layouts = document.layouts.map((layout) => {
    if (!isObject(layout)) return layout;
    const props = { document: `${kind}-${name}`, layout: layout.id };
    return {
      ...layout,
      nodes: [{ id: `layout-${String(layout.id)}`, type: transparentBlock, v: 1, props, slots: { default: layout.nodes } }],
    };
  });
  return { ...document, layouts };
}

function EditedLayout({ node, slots }: BlockProps<{ document: string; layout: number }>) {
  return (
    <div data-document={node.props.document} data-layout={node.props.layout} style={{ display: 'contents' }}>
      {slots.default}
    </div>
  );
}

const definition: BlockDefinition<object, unknown> = {
  type: transparentBlock,
  version: 1,
  mode: 'static',
  keepsOwnWidth: true,
  defaults: {},
  slots: ['default'],
  migrations: {},
};

/** The registry, and what marks layouts. */
export const withEditedLayouts = (blocks: ServerBlocks): ServerBlocks => ({
  ...blocks,
  [transparentBlock]: { definition, validate: () => true, Component: EditedLayout as ServerBlocks[string]['Component'] },
});
