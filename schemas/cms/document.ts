import { z } from 'zod';
import { type Screen, screenNames } from './breakpoints.ts';

/** A value by breakpoint: `base` below 576 px, then from 576, 768, 996, 1200 px. */
export type Responsive<T> = T | { base: T; sm?: T; md?: T; lg?: T; xl?: T };

export { breakpoints } from './breakpoints.ts';

/** Operands of a comparison: a path into the data context, and a literal. */
export type Comparison = [path: string, value: string | number | boolean | null | readonly (string | number)[]];

/** A visibility rule: data, never code. */
export type Rule =
  | { and: Rule[] }
  | { or: Rule[] }
  | { not: Rule }
  | { eq: Comparison }
  | { df: Comparison }
  | { lt: Comparison }
  | { lte: Comparison }
  | { gt: Comparison }
  | { gte: Comparison }
  | { in: Comparison }
  | { empty: string };

const Literal = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.union([z.string(), z.number()]))]);
const Comparison = z.tuple([z.string(), Literal]);

export const Rule: z.ZodType<Rule> = z.lazy(() =>
  z.union([
    z.strictObject({ and: z.array(Rule) }),
    z.strictObject({ or: z.array(Rule) }),
    z.strictObject({ not: Rule }),
    z.strictObject({ eq: Comparison }),
    z.strictObject({ df: Comparison }),
    z.strictObject({ lt: Comparison }),
    z.strictObject({ lte: Comparison }),
    z.strictObject({ gt: Comparison }),
    z.strictObject({ gte: Comparison }),
    z.strictObject({ in: Comparison }),
    z.strictObject({ empty: z.string() }),
  ]),
);

/** One placed block: its type, the version of the configuration its props were written for, props, slots, bindings, rule. */
export type CmsNode = {
  id: string;
  type: string;
  v: number;
  props: Record<string, unknown>;
  slots?: Record<string, CmsNode[]> | undefined;
  /** Prop name → path into the data context, e.g. `{ "title": "product.name" }`. */
  bind?: Record<string, string> | undefined;
  visible?: Rule | undefined;
  /** Screens on which it is not shown: a matter of style, so that one page serves all widths. */
  hiddenOn?: Screen[] | undefined;
};

export const CmsNode: z.ZodType<CmsNode> = z.lazy(() =>
  // Keys of a later format travel along, here and below.
  z.looseObject({
    id: z.string().min(1).max(100),
    type: z.string().min(1).max(100),
    v: z.int().min(1),
    props: z.record(z.string(), z.unknown()),
    slots: z.record(z.string(), z.array(CmsNode)).optional(),
    bind: z.record(z.string(), z.string()).optional(),
    visible: Rule.optional(),
    hiddenOn: z.array(z.enum(screenNames)).optional(),
  }),
);

/** A top-level section of a page: the unit that admins preview and hash-check. */
export const Layout = z.looseObject({ id: z.int().min(0), name: z.string(), nodes: z.array(CmsNode) });
export type Layout = { id: number; name: string; nodes: CmsNode[] };

/** Texts of a document in the site's other languages: locale → node id → JSON pointer into the node's props → text. */
export const DocumentTexts = z.record(z.string(), z.record(z.string(), z.record(z.string(), z.string())));

/** The `cms` of a page and of a shared component. */
export const CmsDocument = z.looseObject({ format: z.literal(1), layouts: z.array(Layout), translations: DocumentTexts.optional() });
export type CmsDocument = z.infer<typeof CmsDocument>;

/** Content of a page without a document. */
export const emptyDocument: CmsDocument = { format: 1, layouts: [] };

/** A document that is checked and then taken as it is written: reading it by parts would put its keys into another order. */
export const DocumentAsWritten = z.unknown().transform((value, context): CmsDocument => {
  const checked = CmsDocument.safeParse(value);
  if (checked.success) return value as CmsDocument;
  for (const { path, message } of checked.error.issues) context.addIssue({ code: 'custom', path: [...path], message });
  return z.NEVER;
});

/** Limits of a document; beyond them the rest renders and an issue is listed. */
export const cmsLimits = { depth: 32, nodes: 20_000 } as const;
