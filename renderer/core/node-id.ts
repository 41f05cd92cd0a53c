/** The longest id of a node. */
const maxLength = 100;

/** The ids of a document, each given once. */
export class UniqueIds {
  readonly #taken = new Set<string>();

  /** Reserves an id and returns true, or returns false if it is already used. */
  take(id: string): boolean {
    if (this.#taken.has(id)) return false;
    this.#taken.add(id);
    return true;
  }

  /** The id, or the first free one like it. */
  takeLike(id: string): string {
    let free = id;
    for (let number = 2; !this.take(free); number++) free = `${id}+${number}`;
    return free;
  }
}

/** An id for a node that has none of its own, made from what it has and from its place: the same at every load. */
export function idFrom(given: unknown, pointer: string): string {
  const own = typeof given === 'string' ? given.slice(0, maxLength / 2) : '';
  const place = pointer.replace(/\/(layouts|nodes|slots)(?=\/|$)/g, '').replaceAll('/', '-');
  return own.length + place.length < maxLength - 10 ? own + place : `${own}-${hash(pointer)}`;
}

/** FNV-1a, enough to tell places apart. */
function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return (value >>> 0).toString(36);
}

/** A node's id as part of a page's: what parts shared components and documents from each other stands in no id itself. */
export const partOfPage = (id: string): string => id.replace(/[~/:]/g, (sign) => ({ '~': '~0', '/': '~1' })[sign] ?? '~2');

/** The id that `partOfPage` was given. */
export const idOfPart = (part: string): string => part.replace(/~[012]/g, (sign) => ({ '~0': '~', '~1': '/' })[sign] ?? ':');
