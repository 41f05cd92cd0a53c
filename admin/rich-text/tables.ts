import { Extension, Node } from '@tiptap/core';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

declare module '@tiptap/core' {
  interface NodeConfig<Options, Storage> {
    /** The part that a node has in a table, as prosemirror-tables names it. */
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

/** Number of columns or rows that a cell spans. */
const spanAttribute = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1),
  renderHTML: (attributes: Record<string, unknown>) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});

const textAttribute = (name: string) => ({ default: null, parseHTML: (element: HTMLElement) => element.getAttribute(name) });

/** A table holds its rows alone: what else it has stands in attributes, and its caption before it (editor-form.ts). */
const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  tableRole: 'table',
  isolating: true,
  addAttributes: () => ({ 'data-columns': textAttribute('data-columns') }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
  addKeyboardShortcuts() {
    const goTo = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, this.editor.view.dispatch);
    // Beyond the last cell Tab leaves the text.
    return { Tab: goTo(1), 'Shift-Tab': goTo(-1) };
  },
  addProseMirrorPlugins: () => [tableEditing()],
});

/** A row, with the part of the table that it stands in. */
const Row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  addAttributes: () => ({ 'data-section': textAttribute('data-section') }),
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: ({ HTMLAttributes }) => ['tr', HTMLAttributes, 0],
});

const cellNode = (name: string, tag: 'td' | 'th', tableRole: 'cell' | 'header_cell') =>
  Node.create({
    name,
    content: 'block+',
    tableRole,
    isolating: true,
    addAttributes: () => ({
      colspan: spanAttribute('colspan'),
      rowspan: spanAttribute('rowspan'),
      // prosemirror-tables writes it; widths are the page's.
      colwidth: { default: null, rendered: false, parseHTML: () => null },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

/** Tables and what Tab does in them. */
export const Tables = Extension.create({
  name: 'tables',
  addExtensions: () => [Table, Row, cellNode('tableCell', 'td', 'cell'), cellNode('tableHeader', 'th', 'header_cell')],
  // Structure that tables are found by.
  extendNodeSchema: (extension) => ({ tableRole: extension.config.tableRole }),
});

/** Places an empty table of three columns, a head and two rows, and the caret in its first cell. */
export function insertTable(state: EditorState, dispatch: (transaction: Transaction) => void): void {
  const { nodes } = state.schema;
  const line = nodes.paragraph?.create();
  const row = (isHead: boolean) => {
    const cells = [0, 1, 2].map(() =>
      isHead ? nodes.tableHeader?.create({ html: { scope: 'col' } }, line) : nodes.tableCell?.create(null, line),
    );
    return nodes.tableRow?.create(
      { 'data-section': JSON.stringify({ tag: isHead ? 'thead' : 'tbody' }) },
      cells.filter((cell) => cell !== undefined),
    );
  };
  const table = nodes.table?.create(
    null,
    [row(true), row(false), row(false)].filter((one) => one !== undefined),
  );
  if (!table) return;
  const tr = state.tr.replaceSelectionWith(table);
  const at = tr.mapping.map(state.selection.from, -1);
  dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView());
}
