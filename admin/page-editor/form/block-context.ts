import type { DocumentCommand } from '#domain/document/commands.ts';
import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import { useForm } from '../../form/form-state.tsx';

/** Data for the fields of a block besides its properties. */
export type BlockContext = {
  node: CmsNode;
  document: CmsDocument;
  run: (command: DocumentCommand) => void;
  /** Slug of the component that is edited, which says what the data context holds; null: a page. */
  screen: string | null;
};

/** Begins the ids of the fields of a block's form. */
export const blockFormId = (node: string): string => `field-${node}`;

/** A part of the block around a field, which the caller renders again for. */
export const useBlock = <T>(select: (block: BlockContext) => T): T => useForm(({ context }) => select(context as BlockContext));
