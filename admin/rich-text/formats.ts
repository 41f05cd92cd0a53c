import { Extension, Mark, Node } from '@tiptap/core';
import type { Mark as AppliedMark, Node as DocumentNode } from '@tiptap/pm/model';
import { type EditorState, Plugin, type Transaction } from '@tiptap/pm/state';
import { inlineTags } from '#schemas/rich-text.ts';

type Dispatch = (transaction: Transaction) => void;

const tagAttribute = { tag: { default: 'span', rendered: false, parseHTML: (element: HTMLElement) => element.localName } };

/**
 * Every element within a line is one mark with its tag. Marks of one kind stay in the order in which they were put on, so that a link in
 * bold and bold in a link stay what they are.
 */
const Format = Mark.create({
  name: 'format',
  excludes: '',
  addAttributes: () => tagAttribute,
  parseHTML: () => [{ tag: inlineTags.join(', ') }],
  renderHTML: ({ mark, HTMLAttributes }) => [String(mark.attrs.tag), HTMLAttributes, 0],
});

/** An element within a line that holds nothing, as the place that a link leads to. */
const EmptyFormat = Node.create({
  name: 'emptyFormat',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => tagAttribute,
  parseHTML: () => [{ tag: inlineTags.join(', '), priority: 60, getAttrs: (element) => (element.hasChildNodes() ? false : null) }],
  renderHTML: ({ node, HTMLAttributes }) => [String(node.attrs.tag), HTMLAttributes],
});

const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  parseHTML: () => [{ tag: 'img' }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

const isOneOf = (mark: AppliedMark, tags: readonly string[]): boolean =>
  mark.type.name === 'format' && tags.includes(String(mark.attrs.tag));

type Stretch = { from: number; to: number; marks: readonly AppliedMark[] };

/** The texts of a selection, each with where it begins and ends in it. */
function selectedTexts({ doc, selection }: EditorState): Stretch[] {
  const found: Stretch[] = [];
  for (const { $from, $to } of selection.ranges)
    doc.nodesBetween($from.pos, $to.pos, (node: DocumentNode, at: number) => {
      if (node.isText) found.push({ from: Math.max(at, $from.pos), to: Math.min(at + node.nodeSize, $to.pos), marks: node.marks });
    });
  return found;
}

/** Returns whether the whole selection, or the text typed next, is inside one of these tags. */
export function hasFormat(state: EditorState, tags: readonly string[]): boolean {
  if (state.selection.empty) return (state.storedMarks ?? state.selection.$from.marks()).some((mark) => isOneOf(mark, tags));
  const texts = selectedTexts(state);
  return texts.length > 0 && texts.every(({ marks }) => marks.some((mark) => isOneOf(mark, tags)));
}

/** Puts the first of the tags around what is selected, or takes all of them off. Tags of the second list are taken off in any case. */
export function toggleFormat(
  state: EditorState,
  dispatch: Dispatch,
  tags: readonly [string, ...string[]],
  against: readonly string[] = [],
): boolean {
  const { tr, selection } = state;
  const format = state.schema.mark('format', { tag: tags[0] });
  const isOn = hasFormat(state, tags);
  const goes = (mark: AppliedMark) => isOneOf(mark, tags) || isOneOf(mark, against);
  if (selection.empty) {
    const marks = (state.storedMarks ?? selection.$from.marks()).filter((mark) => !goes(mark));
    tr.setStoredMarks(isOn ? marks : [...marks, format]);
  }
  for (const { from, to, marks } of selectedTexts(state)) {
    for (const mark of marks) if (goes(mark)) tr.removeMark(from, to, mark);
    if (!isOn) tr.addMark(from, to, format);
  }
  dispatch(tr);
  return true;
}

const linkIn = (marks: readonly AppliedMark[] = []): AppliedMark | undefined => marks.find((mark) => isOneOf(mark, ['a']));

/** The address of the link around the selection's beginning; empty for none. */
export const linkAddress = ({ selection }: EditorState): string =>
  linkIn(selection.$from.marks())?.attrs.html?.href ?? linkIn(selection.$from.nodeAfter?.marks)?.attrs.html?.href ?? '';

/** The texts that a link changes: those selected, or, with a caret, those of the link around it. */
function linkedTexts(state: EditorState): Stretch[] {
  const { $from, empty } = state.selection;
  const link = linkIn($from.marks()) ?? linkIn($from.nodeAfter?.marks);
  if (!empty || !link) return selectedTexts(state);
  const texts: Stretch[] = [];
  $from.parent.forEach((node, offset) => {
    const from = $from.start() + offset;
    if (node.isText && link.isInSet(node.marks)) texts.push({ from, to: from + node.nodeSize, marks: node.marks });
  });
  return texts;
}

/** Links what is selected, or changes the link around the caret, whose other attributes stay; null takes it off. */
export function setLink(state: EditorState, dispatch: Dispatch, href: string | null): boolean {
  const { tr } = state;
  const texts = linkedTexts(state);
  for (const { from, to, marks } of texts) {
    const { html, lang } = linkIn(marks)?.attrs ?? {};
    const link = href === null ? [] : [state.schema.mark('format', { tag: 'a', html: { ...html, href }, lang })];
    tr.removeMark(from, to);
    // The link outermost, so that it stays one where parts of it are bold.
    for (const mark of [...link, ...marks.filter((one) => !isOneOf(one, ['a']))]) tr.addMark(from, to, mark);
  }
  if (texts.length > 0) dispatch(tr);
  return texts.length > 0;
}

/** Text typed at either end of a link is not part of it. */
const linkEnds = new Plugin({
  props: {
    handleTextInput(view, from, to, text) {
      const { state } = view;
      const $from = state.doc.resolve(from);
      const link = linkIn($from.marks()) ?? linkIn($from.nodeAfter?.marks);
      // An input method goes on changing what it has written.
      if (from !== to || !link || state.storedMarks || view.composing) return false;
      const isInside = link.isInSet($from.nodeBefore?.marks ?? []) && link.isInSet($from.nodeAfter?.marks ?? []);
      if (isInside) return false;
      view.dispatch(state.tr.insertText(text, from).removeMark(from, from + text.length, link));
      return true;
    },
  },
});

/** Marks, pictures and the keys of formats. */
export const Formats = Extension.create({
  name: 'formats',
  addExtensions: () => [Format, EmptyFormat, Picture],
  addProseMirrorPlugins: () => [linkEnds],
  addKeyboardShortcuts() {
    const toggle = (tags: [string, ...string[]], against?: readonly string[]) => () =>
      toggleFormat(this.editor.state, this.editor.view.dispatch, tags, against);
    return {
      'Mod-b': toggle(['strong', 'b']),
      'Mod-i': toggle(['em', 'i']),
      'Mod-u': toggle(['u']),
      'Mod-.': toggle(['sup'], ['sub']),
      'Mod-,': toggle(['sub'], ['sup']),
    };
  },
});
