import { Extension, Node } from '@tiptap/core';
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list';
import { containerTags } from '#schemas/rich-text.ts';

/** The tag of a node whose elements differ in nothing else. */
const tagAttribute = (fallback: string) => ({
  tag: { default: fallback, rendered: false, parseHTML: (element: HTMLElement) => element.localName },
});

/**
 * A paragraph. `bare` says whether its text stands without an element of its own: `yes` or `no` as it was read, `auto` for a new one,
 * which is bare in an item or a cell.
 */
const Paragraph = Node.create({
  name: 'paragraph',
  priority: 1000,
  group: 'block',
  content: 'inline*',
  addAttributes: () => ({
    bare: {
      default: 'auto',
      parseHTML: (element) => element.getAttribute('data-bare') ?? 'no',
      renderHTML: ({ bare }) => (bare === 'no' ? {} : { 'data-bare': bare }),
    },
  }),
  parseHTML: () => [{ tag: 'p' }],
  renderHTML: ({ HTMLAttributes }) => ['p', HTMLAttributes, 0],
});

const Preformatted = Node.create({
  name: 'preformatted',
  group: 'block',
  content: 'inline*',
  code: true,
  defining: true,
  whitespace: 'pre',
  parseHTML: () => [{ tag: 'pre', preserveWhitespace: 'full' }],
  renderHTML: ({ HTMLAttributes }) => ['pre', HTMLAttributes, 0],
});

/** A box around blocks. A table with its caption is one as well, and so is that caption: editor-form.ts makes them. */
const Container = Node.create({
  name: 'container',
  group: 'block',
  content: 'block+',
  defining: true,
  addAttributes: () => ({
    tag: {
      default: 'div',
      rendered: false,
      parseHTML: (element) => ['captioned', 'caption'].find((name) => element.hasAttribute(`data-${name}`)) ?? element.localName,
    },
  }),
  parseHTML: () => [{ tag: containerTags.join(', ') }],
  renderHTML({ node, HTMLAttributes }) {
    const tag = String(node.attrs.tag);
    const isElement = containerTags.some((known) => known === tag);
    return isElement ? [tag, HTMLAttributes, 0] : ['div', { ...HTMLAttributes, [`data-${tag}`]: '' }, 0];
  },
});

const DefinitionList = Node.create({
  name: 'definitionList',
  group: 'block',
  content: 'definition+',
  parseHTML: () => [{ tag: 'dl' }],
  renderHTML: ({ HTMLAttributes }) => ['dl', HTMLAttributes, 0],
});

/** A term or what it means: Enter at the end of one begins the other. */
const Definition = Node.create({
  name: 'definition',
  content: 'block+',
  defining: true,
  addAttributes: () => tagAttribute('dd'),
  parseHTML: () => [{ tag: 'dt, dd' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { state, view } = this.editor;
        const { $from, empty } = state.selection;
        if (!empty || $from.depth < 2 || $from.node(-1).type !== this.type || $from.parent.content.size === 0) return false;
        const tag = $from.node(-1).attrs.tag === 'dt' ? 'dd' : 'dt';
        const { type, attrs } = $from.parent;
        const parts = [
          { type: this.type, attrs: { tag } },
          { type, attrs: { ...attrs, html: null } },
        ];
        view.dispatch(state.tr.split($from.pos, 2, parts).scrollIntoView());
        return true;
      },
    };
  },
});

const Bullets = BulletList.extend({
  addAttributes: () => tagAttribute('ul'),
  parseHTML: () => [{ tag: 'ul, menu' }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes, 0],
});

const Numbers = OrderedList.extend({
  addAttributes: () => ({
    start: {
      default: 1,
      parseHTML: (element) => {
        const start = Number.parseInt(element.getAttribute('start') ?? '', 10);
        return Number.isNaN(start) ? 1 : start;
      },
      renderHTML: ({ start }) => (start === 1 ? {} : { start }),
    },
  }),
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  // Its own way to read a pasted list stands in for that of paste.ts.
  addProseMirrorPlugins: () => [],
});

const Item = ListItem.extend({ content: 'block+' });

/** Every block but headings, quotes, rules and tables. */
export const Blocks = Extension.create({
  name: 'blocks',
  addExtensions: () => [Paragraph, Preformatted, Container, DefinitionList, Definition, Bullets, Numbers, Item],
});
