import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Packed } from './encodings.ts';

/** Pages of one kind share their styles, and all pages a script: a shop has some dozens of files. */
const maxFiles = 1000;

const types = { css: 'text/css; charset=utf-8', js: 'text/javascript; charset=utf-8' } as const;
type Extension = keyof typeof types;

/** A file that pages name: its text, and its bytes once it was asked for. */
export type PageFile = { text: string; type: (typeof types)[Extension]; packed?: Promise<Packed> };
type PageFiles = LRUCache<string, PageFile>;

/** One a process: documents are bundled apart from the server that answers for their files. */
const holder = globalThis as typeof globalThis & { pageFiles?: PageFiles };

/** The files that pages of this process name, by their addresses. Called by the server that answers for them: before, pages hold their texts. */
export const openPageFiles = (): PageFiles => {
  holder.pageFiles ??= new LRUCache({ max: maxFiles });
  return holder.pageFiles;
};

/** Names of texts that pages have in common: a digest of 60 KB of styles for each page would be 1 % of its making. */
const names = new LRUCache<string, string>({ max: 100 });

/** A name for a text by what it says. */
export function nameOfText(text: string): string {
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 22);
  names.set(text, name);
  return name;
}

/**
 * Keeps a text, given in parts that other files may share, and gives the address at which browsers find it from now on, named by what it says; null where no server answers for such
 * files, as in development.
 */
export function fileAddress(parts: readonly string[], extension: Extension): string | null {
  const files = holder.pageFiles;
  if (!files) return null;
  const address = `/_page/${nameOfText(parts.map(nameOfText).join())}.${extension}`;
  if (!files.has(address)) files.set(address, { text: parts.join(''), type: types[extension] });
  return address;
}

/** Returns whether an address is that of such a file, cached or not. */
export const isFileAddress = (url: string): boolean => /^\/_page\/[\w-]{22}\.(?:css|js)$/.test(url);
