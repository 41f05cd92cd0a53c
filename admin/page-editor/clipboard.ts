import { z } from 'zod';
import type { Clip } from '#domain/document/clips.ts';
import { CmsNode } from '#schemas/cms/document.ts';

/**
 * Copied blocks stand as a text in the device's clipboard, for other browsers and sites, and in this browser where that is forbidden.
 * Anything may stand in either: it is checked when it is pasted.
 */
const key = 'page-editor.clip';

/** Signs of a text that is looked at: a clip of a whole page is smaller. */
const maxLength = 8_000_000;

const StoredClip = z.object({
  /** Mark of the text's kind, with the version of its format. */
  pageClip: z.literal(1),
  kind: z.enum(['nodes', 'layout']),
  name: z.string().max(200),
  nodes: z.array(CmsNode).max(5000),
  texts: z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string()))),
});

let memory: Clip | null = null;

/** A clip as the text that stands in the device's clipboard. */
export const clipToText = (clip: Clip): string => JSON.stringify({ pageClip: 1, ...clip });

/** The clip that a text holds; null: it is none. */
export function clipFromText(text: string): Clip | null {
  if (text.length > maxLength || !text.trimStart().startsWith('{')) return null;
  try {
    const read = StoredClip.safeParse(JSON.parse(text));
    if (!read.success) return null;
    const { pageClip: _, ...clip } = read.data;
    return clip;
  } catch (error) {
    // No JSON, or nested so deeply that nothing can look at it.
    if (error instanceof SyntaxError || error instanceof RangeError) return null;
    throw error;
  }
}

/** Copies a clip: for this browser at once, for all of the device as soon as it is allowed. */
export function writeClip(clip: Clip): void {
  const text = clipToText(clip);
  memory = clip;
  try {
    localStorage.setItem(key, text);
  } catch (error) {
    // Forbidden or full: this window remembers.
    if (!(error instanceof DOMException)) throw error;
  }
  if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => writeByEvent(text));
  else writeByEvent(text);
}

/** Copies as if the text were marked and copied: pages may not write to the clipboard by themselves on an address without https. */
function writeByEvent(text: string): void {
  const put = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', put, { once: true });
  document.execCommand('copy');
  document.removeEventListener('copy', put);
}

/**
 * Reads the last copy, made here or elsewhere; null: nothing that could be pasted.
 * @param pasted the text that came with pressing the keys, which needs no permission; left out, the device is asked
 */
export async function readClip(pasted?: string): Promise<Clip | null> {
  const text = pasted ?? (await readDevice());
  return clipFromText(text) ?? readLocal();
}

async function readDevice(): Promise<string> {
  try {
    return (await navigator.clipboard?.readText()) ?? '';
  } catch (error) {
    // Not allowed, or no text in it.
    if (error instanceof DOMException) return '';
    throw error;
  }
}

function readLocal(): Clip | null {
  try {
    return clipFromText(localStorage.getItem(key) ?? '') ?? memory;
  } catch (error) {
    if (error instanceof DOMException) return memory;
    throw error;
  }
}
