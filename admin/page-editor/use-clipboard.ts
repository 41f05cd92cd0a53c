import { notify } from '#client/toasts.ts';
import { type Clip, clipOfLayout, clipOfNode } from '#domain/document/clips.ts';
import type { Messages as EditorMessages } from '#messages/generated/admin/page-editor.ts';
import { readClip, writeClip } from './clipboard.ts';
import type { Editor } from './use-editor.ts';

/** Copying, cutting and pasting what is selected, by keys and buttons alike; from one page, site or browser to another. */
export function useClipboard(editor: Editor, messages: EditorMessages) {
  const { located, selection, document, run } = editor;

  const selected = (): Clip | undefined => {
    if (located) return clipOfNode(document, located.node);
    return selection && 'layout' in selection ? clipOfLayout(document, selection.layout) : undefined;
  };

  const remove = () => {
    if (!selection) return;
    run('node' in selection ? { do: 'node.delete', id: selection.node } : { do: 'layout.delete', id: selection.layout });
  };

  const copy = () => {
    const clip = selected();
    if (!clip) return;
    writeClip(clip);
    notify({ kind: 'info', text: messages.copied });
  };

  const paste = async (pasted?: string) => {
    const clip = await readClip(pasted);
    if (!clip) return notify({ kind: 'info', text: messages.nothingToPaste });
    if (clip.kind === 'nodes' && located) return run({ do: 'node.insert', clip, at: { ...located.place, index: located.place.index + 1 } });
    const id = located?.place.layout ?? (selection && 'layout' in selection ? selection.layout : null);
    const index = document.layouts.findIndex((layout) => layout.id === id);
    run({ do: 'layout.insert', clip, index: index < 0 ? document.layouts.length : index + 1 });
  };

  return {
    copy,
    cut: () => {
      copy();
      remove();
    },
    /** `pasted`: what came with the keys; left out, the device's clipboard is asked for it. */
    paste: (pasted?: string) => void paste(pasted),
    remove,
  };
}
