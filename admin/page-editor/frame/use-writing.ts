import { useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { nodeIndex } from '#domain/document/nodes.ts';
import { messages as textMessages } from '#messages/generated/admin/rich-text.ts';
import type { Editor } from '../use-editor.ts';
import { type InlineText, inlineTextAt, startInline } from './inline-text.ts';

type Input = {
  editor: Editor;
  locale: string;
  /** Writing is over: the node is rendered anew. */
  onEnd: (node: string) => void;
  /** Keys that were pressed in the page. */
  onKey: (event: KeyboardEvent) => void;
};

/** Writing in the page: which text is hit, and what its changes do. A formatted text gets the editor of the forms, once it is loaded. */
export function useWriting({ editor, locale, onEnd, onKey }: Input) {
  const messages = useMessages(textMessages);
  const { site } = useSite();
  const { document, blocks, select, run, mark } = editor;
  const [isWriting, setIsWriting] = useState(false);
  const end = useRef<(() => void) | null>(null);

  const handlersOf = (text: InlineText) => ({
    onInput: (value: string) => run({ do: 'prop.set', id: text.node, steps: text.steps, value }),
    onEnd: () => {
      end.current = null;
      setIsWriting(false);
      mark();
      onEnd(text.node);
    },
    onKey: (event: KeyboardEvent) => {
      if (event.key === 'Enter' && !event.isComposing) mark();
      if (!(event.ctrlKey || event.metaKey) || !['z', 'y', 's'].includes(event.key.toLowerCase())) return;
      event.preventDefault();
      end.current?.();
      onKey(event);
    },
    onPicturesLeft: (count: number) => notify({ kind: 'info', text: messages.picturesLeft({ count }) }),
  });

  const begin = (start: () => () => void) => {
    mark();
    setIsWriting(true);
    end.current = start();
  };

  const beginRich = async (text: InlineText, html: string) => {
    const [{ writeInPage }, { lossesOf }] = await Promise.all([import('../../rich-text/in-page.ts'), import('../../rich-text/losses.ts')]);
    if (!text.element.isConnected || end.current) return;
    const losses = lossesOf(html);
    if (losses.length > 0) notify({ kind: 'info', text: messages.lossy({ parts: losses.join(', ') }) });
    else begin(() => writeInPage(text.element, html, messages.rich, handlersOf(text)));
  };

  /** Begins to write the text that an element of a node shows. */
  const write = (view: Document, hit: { id: string; element: Element }) => {
    const node = nodeIndex(document).get(hit.id)?.node;
    const text = node && locale === site.defaultLang ? inlineTextAt(view, hit.element, node, blocks[node.type]) : null;
    if (!text) return;
    select({ node: text.node });
    if (text.html === undefined) begin(() => startInline(text, handlersOf(text)));
    else void beginRich(text, text.html);
  };

  return { isWriting, write };
}
