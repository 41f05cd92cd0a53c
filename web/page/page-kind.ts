/** For whom a page is made. */
export type PageKind =
  /** Guests, who all get the same. */
  | { of: 'everybody' }
  /** One person, null: a guest. What hangs on her is asked for by itself, after the page that all get. */
  | { of: 'person'; user: object | null }
  /** An administrator who looks at unsaved settings. */
  | { of: 'settings'; user: object }
  /** Who looks at a draft: an administrator, or null: somebody with a link to it. */
  | { of: 'draft'; user: object | null }
  /** The page editor, which finds the nodes of the document that it edits in a draft's HTML. */
  | { of: 'editor'; user: object | null };

/** What of a page hangs on its kind. */
export type PageTraits = {
  /** Who it is made for; null: a guest. Left out where nobody is asked for. */
  user?: object | null;
  /** An administrator looks at what is not published: blocks say what is missing, and code runs at once. */
  isPreview: boolean;
  /** What hangs on the person stands in the page itself, for it is hers alone. */
  isInPlace: boolean;
  /** It has marks on the elements of the edited document's nodes, and placeholders. */
  isEdited: boolean;
};

/** What a page of a kind has. */
export function traitsOf(kind: PageKind): PageTraits {
  if (kind.of === 'everybody') return { isPreview: false, isInPlace: false, isEdited: false };
  const { of, user } = kind;
  const isUnpublished = of !== 'person';
  return { user, isPreview: isUnpublished && user !== null, isInPlace: isUnpublished, isEdited: of === 'editor' };
}
