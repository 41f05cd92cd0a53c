/** For whom a page is made. */
export type PageKind =
  /** Guests, who all get the same. */
  | { of: 'everybody' }
  /** One person, null: a guest. What hangs on her is asked for by itself, after the page that all get. */
  | { of: 'person'; user: object | null }
  /** An administrator who looks at unsaved settings. */
  | { of: 'settings'; user: object }
  /** A draft, for an administrator; null: for a person with a link to it. */
  | { of: 'draft'; user: object | null }
  /** The page editor, which finds the nodes of the document that it edits in a draft's HTML. */
  | { of: 'editor'; user: object | null };

/** Traits of a page that depend on its kind. */
export type PageTraits = {
  /** Person it is made for; null: a guest. Missing if no session is read. */
  user?: object | null;
  /** An administrator looks at what is not published: blocks say what is missing, and code runs at once. */
  isPreview: boolean;
  /** Personal nodes are in the page itself, which is for this person alone. */
  isInPlace: boolean;
  /** It has marks on the elements of the edited document's nodes, and placeholders. */
  isEdited: boolean;
};

/** Returns the traits of a kind of page. */
export function traitsOf(kind: PageKind): PageTraits {
  if (kind.of === 'everybody') return { isPreview: false, isInPlace: false, isEdited: false };
  const { of, user } = kind;
  const isUnpublished = of !== 'person';
  return { user, isPreview: isUnpublished && user !== null, isInPlace: isUnpublished, isEdited: of === 'editor' };
}
