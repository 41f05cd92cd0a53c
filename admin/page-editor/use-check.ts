import { useEffect, useEffectEvent } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readFailure } from '#domain/call-failure.ts';
import type { Editor } from './use-editor.ts';

/** Delay after a save before the document is checked, in ms. */
const delayMs = 600;

/** Has the server look for what is wrong in the document, after each save. */
export function useCheck(editor: Editor): void {
  const { params, document, send, stored } = editor;
  const check = useEffectEvent(async (signal: AbortSignal) => {
    try {
      const issues = await browserApi.call('POST /admin/document/{kind}/{name}/check', { params, body: { cms: document } }, { signal });
      send({ type: 'issues.checked', issues });
    } catch (error) {
      // The next save asks again; what was found before stays listed.
      if (readFailure(error).status === 401) send({ type: 'draft.save' });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server has another document.
  useEffect(() => {
    const controller = new AbortController();
    const timer = setTimeout(() => void check(controller.signal), delayMs);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [stored.document]);
}
