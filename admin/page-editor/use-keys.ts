import { useCallback, useEffect, useEffectEvent } from 'react';
import { listAt } from '#domain/document/nodes.ts';
import type { Messages as EditorMessages } from '#messages/generated/admin/page-editor.ts';
import { useClipboard } from './use-clipboard.ts';
import type { Editor } from './use-editor.ts';

/** Returns whether a key is for text in a field. */
function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
}

/** The keys of the editor, wherever the focus is; fields and dialogs keep their own. Gives what keys of the frame are handed to. */
export function useKeys(editor: Editor, messages: EditorMessages, onHelp: () => void): (event: KeyboardEvent) => void {
  const clipboard = useClipboard(editor, messages);
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (document.querySelector('dialog:modal')) return;
    const key = event.key.toLowerCase();
    const isCommand = event.ctrlKey || event.metaKey;
    const general = isCommand ? generalKeys(key, event.shiftKey) : undefined;
    // The text editor prevents the browser's own undo, not ours: saving and undoing are the screen's wherever the focus is.
    const isTaken = event.defaultPrevented || isWriting(event.target);
    const own = isTaken ? undefined : isCommand ? commandKeys(key) : plainKeys(event);
    const action = general ?? own;
    if (!action) return;
    event.preventDefault();
    action();
  });

  const generalKeys = (key: string, isShifted: boolean): (() => void) | undefined => {
    if (key === 's') return () => editor.send({ type: 'draft.save' });
    if (key === 'y' || (key === 'z' && isShifted)) return () => editor.send({ type: 'edit.redo' });
    return key === 'z' ? () => editor.send({ type: 'edit.undo' }) : undefined;
  };

  const commandKeys = (key: string): (() => void) | undefined => {
    const { selection, run } = editor;
    // Words that are marked on the panel are copied as words.
    const isText = !(window.getSelection()?.isCollapsed ?? true);
    if (key === 'c' && selection && !isText) return clipboard.copy;
    if (key === 'x' && selection) return clipboard.cut;
    if (key !== 'd' || !selection) return undefined;
    return () => run('node' in selection ? { do: 'node.duplicate', id: selection.node } : { do: 'layout.duplicate', id: selection.layout });
  };

  const plainKeys = ({ key, altKey }: KeyboardEvent): (() => void) | undefined => {
    const { located, selection, select } = editor;
    if (altKey && (key === 'ArrowUp' || key === 'ArrowDown')) return () => move(key === 'ArrowUp' ? -1 : 1);
    if ((key === 'Delete' || key === 'Backspace') && selection) return clipboard.remove;
    if (key === '?') return onHelp;
    if (key !== 'Escape' || !located) return undefined;
    const { parent, layout } = located.place;
    return () => select(parent === null ? { layout } : { node: parent });
  };

  const move = (by: 1 | -1) => {
    const { located, selection, document: cms, run } = editor;
    if (located) {
      const { place, node } = located;
      const most = listAt(cms, place)?.list?.length ?? 0;
      const index = by > 0 ? place.index + 2 : place.index - 1;
      if (index >= 0 && index <= most) run({ do: 'node.move', id: node.id, at: { ...place, index } });
    } else if (selection && 'layout' in selection) {
      const at = cms.layouts.findIndex(({ id }) => id === selection.layout);
      run({ do: 'layout.move', id: selection.layout, index: by > 0 ? at + 2 : at - 1 });
    }
  };

  // Not by its keys: the browser hands over what is in the clipboard with the event, and asks nobody.
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target) || document.querySelector('dialog:modal')) return;
    event.preventDefault();
    clipboard.paste(event.clipboardData?.getData('text/plain') ?? '');
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => act(event);
    const take = (event: ClipboardEvent) => paste(event);
    window.addEventListener('keydown', listen);
    window.addEventListener('paste', take);
    return () => {
      window.removeEventListener('keydown', listen);
      window.removeEventListener('paste', take);
    };
  }, []);
  return useCallback(({ key, ctrlKey, metaKey, shiftKey, altKey }) => {
    window.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, metaKey, shiftKey, altKey, cancelable: true }));
  }, []);
}
