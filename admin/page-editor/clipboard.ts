import { z } from 'zod';
import type { Clip } from '#domain/document/commands.ts';
import { CmsNode } from '#schemas/cms/document.ts';

/** What was copied, for other pages and windows of this browser. Anything may stand there: it is checked when it is pasted. */
const key = 'page-editor.clip';

const StoredClip = z.object({
  kind: z.enum(['nodes', 'layout']),
  name: z.string(),
  nodes: z.array(CmsNode).max(5000),
  texts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string()))),
});

let memory: Clip | null = null;

export function writeClip(clip: Clip): void {
  memory = clip;
  try {
    localStorage.setItem(key, JSON.stringify(clip));
  } catch (error) {
    // Forbidden or full: this window remembers.
    if (!(error instanceof DOMException)) throw error;
  }
}

/** What was copied last, here or in another window; null: nothing that could be pasted. */
export function readClip(): Clip | null {
  try {
    const text = localStorage.getItem(key);
    const stored = text === null ? null : StoredClip.safeParse(JSON.parse(text));
    return stored?.success ? stored.data : memory;
  } catch (error) {
    if (error instanceof DOMException || error instanceof SyntaxError) return memory;
    throw error;
  }
}
