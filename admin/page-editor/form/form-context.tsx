import { createContext, type ReactNode, use } from 'react';
import type { DocumentCommand } from '#domain/document/commands.ts';
import type { Steps } from '#domain/document/patch.ts';
import { isSame } from '#domain/document/patch.ts';
import { pointerOf } from '#domain/document/texts.ts';
import type { CmsDocument, CmsNode } from '#schemas/cms/document.ts';
import type { DocumentIssue } from '#schemas/edited-document.ts';
import type { FieldSchema } from '../blocks.ts';

/** Context of every field in a block's form: the node whose props it shows, and how they change. */
export type FormScope = {
  node: CmsNode;
  document: CmsDocument;
  run: (command: DocumentCommand) => void;
  issues: readonly DocumentIssue[];
  /** The site's other languages: locale, and how it is named. */
  languages: readonly { locale: string; name: string }[];
  /** Slug of the component that is edited, which says what the data context holds; null: a page. */
  screen: string | null;
  /** The schemas of the block's props. */
  fields: Readonly<Record<string, FieldSchema>>;
  /** The value that holds where the document gives none. */
  defaults: Readonly<Record<string, unknown>>;
};

const Form = createContext<FormScope | null>(null);

export function FormProvider({ value, children }: { value: FormScope; children: ReactNode }): ReactNode {
  return <Form value={value}>{children}</Form>;
}

/** The form around a field. @throws Error outside a FormProvider */
export function useForm(): FormScope {
  const form = use(Form);
  if (!form) throw new Error('useForm needs a FormProvider above it');
  return form;
}

/** Sets the value of a field: `set(['image', 'alt'], 'Une robe')`. */
export function useSet(): (steps: Steps, value: unknown) => void {
  const { node, run } = useForm();
  return (steps, value) => run({ do: 'prop.set', id: node.id, steps, value });
}

/** Returns the server's issues about a field. */
export function useFieldIssues(steps: Steps): readonly DocumentIssue[] {
  const { node, issues } = useForm();
  return issues.filter(({ idNode, prop }) => idNode === node.id && prop !== null && isSame(prop, pointerOf(steps)));
}

/** The id of a field's control, the same at every rendering: issues lead to it. */
export const fieldIdOf = (node: string, steps: Steps): string => `field-${node}${pointerOf(steps).replaceAll('/', '-')}`;
