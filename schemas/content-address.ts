import { z } from 'zod';
import { RowId } from './id.ts';

/** Kinds of things that have an address each, which ends in their slug and their number. Content is called as the component that shows it. */
export const AddressedKind = z.enum(['product', 'blog-article', 'blog-folder', 'album-sheet', 'service-sheet', 'event-sheet']);
export type AddressedKind = z.infer<typeof AddressedKind>;

/** Where a thing stands, without a language in front. */
export const ContentAddress = z.object({ id: RowId, url: z.string() });
export type ContentAddress = z.infer<typeof ContentAddress>;
