import { containerTags, inlineTags, richTextTags } from '#schemas/rich-text.ts';

/**
 * HTML says some things by leaving elements out, or by where they stand, that the editor's document needs to be told: text without a
 * paragraph around it, a table's sections and caption. Before a text is read they are written into `data-` attributes, and taken back
 * when it is written.
 */

/** Elements that do not stand within a line. */
export const blockTags: ReadonlySet<string> = new Set(
  richTextTags.filter((tag) => tag !== 'br' && tag !== 'img' && !inlineTags.some((one) => one === tag)),
);

/** Returns whether a node is inline. */
const isInLine = (node: Node): boolean =>
  node.nodeType === Node.TEXT_NODE || (node.nodeType === Node.ELEMENT_NODE && !blockTags.has((node as Element).localName));

const isBlank = (node: Node): boolean => !/[^ \t\r\n\f]/.test(node.textContent ?? '');

/** Puts what stands between the blocks of an element into paragraphs of their own. */
export function wrapLines(holder: Element, mark: (line: Element) => void): void {
  let line: Element | null = null;
  for (const child of [...holder.childNodes]) {
    if (child.nodeType === Node.COMMENT_NODE) continue;
    if (!isInLine(child)) {
      line = null;
      continue;
    }
    if (!line) {
      if (child.nodeType === Node.TEXT_NODE && isBlank(child)) continue;
      line = holder.ownerDocument.createElement('p');
      mark(line);
      child.before(line);
    }
    line.append(child);
  }
}

const markBare = (line: Element): void => line.setAttribute('data-bare', 'yes');

/** Elements that may hold text without a paragraph. */
const holders = [...containerTags, 'blockquote', 'li', 'dt', 'dd', 'td', 'th'].join(', ');

/** Writes into a parsed text what the editor has to be told. Lines of the body itself are left to the caller. */
export function toEditorForm(body: Element): void {
  for (const table of body.querySelectorAll('table')) readTable(table);
  for (const holder of body.querySelectorAll(holders)) {
    wrapLines(holder, markBare);
    if (holder.children.length === 0) {
      holder.replaceChildren(holder.ownerDocument.createElement('p'));
      for (const line of holder.children) markBare(line);
    }
  }
}

/** The same for a whole text, whose own lines may stand without paragraphs. */
export function toWholeEditorForm(body: Element): void {
  toEditorForm(body);
  wrapLines(body, markBare);
}

type Section = { tag: string; at?: number; id?: string; lang?: string };

function readTable(table: Element): void {
  const columns: string[] = [];
  for (const [at, part] of [...table.children].entries()) {
    if (part.localName === 'caption') readCaption(table, part);
    if (part.localName === 'colgroup') columns.push(part.outerHTML);
    if (part.localName === 'caption' || part.localName === 'colgroup') part.remove();
    const section: Section = { tag: part.localName, at };
    for (const name of ['id', 'lang'] as const) {
      const value = part.getAttribute(name);
      if (value !== null) section[name] = value;
    }
    for (const row of part.children) row.setAttribute('data-section', JSON.stringify(section));
  }
  if (columns.length > 0) table.setAttribute('data-columns', columns.join(''));
}

function readCaption(table: Element, caption: Element): void {
  const [whole, own] = ['captioned', 'caption'].map((name) => {
    const box = table.ownerDocument.createElement('div');
    box.setAttribute(`data-${name}`, '');
    return box;
  });
  if (!whole || !own) return;
  for (const { name, value } of caption.attributes) own.setAttribute(name, value);
  own.append(...caption.childNodes);
  table.before(whole);
  whole.append(own, table);
}

/** Takes back what `toEditorForm` wrote, out of a text that the editor has written. */
export function fromEditorForm(body: Element): void {
  for (const whole of body.querySelectorAll('[data-captioned]')) writeCaption(whole);
  for (const table of body.querySelectorAll('table')) writeTable(table);
  const lines = [...body.querySelectorAll('[data-bare]')];
  // Beside another one a line needs its paragraph.
  const alone = new Set(lines.filter((line) => isBare(line) && !isBare(line.previousElementSibling) && !isBare(line.nextElementSibling)));
  for (const line of lines) {
    line.removeAttribute('data-bare');
    if (alone.has(line) && line.attributes.length === 0) line.replaceWith(...line.childNodes);
  }
}

/** Returns whether a line has no paragraph around it. A new line has none in elements whose texts usually have none. */
function isBare(line: Element | null): boolean {
  const bare = line?.getAttribute('data-bare');
  return bare === 'yes' || (bare === 'auto' && /^(?:li|dt|dd|td|th|caption)$/.test(line?.parentElement?.localName ?? ''));
}

function writeCaption(whole: Element): void {
  const own = whole.querySelector(':scope > [data-caption]');
  const table = whole.querySelector(':scope > table');
  if (own && table) {
    const caption = whole.ownerDocument.createElement('caption');
    own.removeAttribute('data-caption');
    for (const { name, value } of own.attributes) caption.setAttribute(name, value);
    caption.append(...own.childNodes);
    table.prepend(caption);
    own.remove();
  } else if (own) {
    // The table is gone: what was its caption is a text of its own.
    for (const line of own.children) line.removeAttribute('data-bare');
    own.replaceWith(...own.childNodes);
  }
  whole.replaceWith(...whole.childNodes);
}

/** The section of a new row: that of the rows around it, but no second head. */
function sectionsOf(rows: readonly Element[]): string[] {
  const given = rows.map((row) => row.getAttribute('data-section'));
  const isHead = (section: string) => section.startsWith('{"tag":"thead"');
  return given.map((own, at) => {
    if (own !== null) return own;
    const before = given.slice(0, at).findLast((section) => section !== null);
    const after = given.slice(at).find((section) => section !== null);
    if (before !== undefined && before !== null && !isHead(before)) return before;
    if (after !== undefined && after !== null && (!isHead(after) || before === undefined)) return after;
    return '{"tag":"tbody"}';
  });
}

function writeTable(table: Element): void {
  const page = table.ownerDocument;
  const rows = [...table.querySelectorAll(':scope > tbody > tr')];
  const columns = page.createElement('template');
  columns.innerHTML = table.getAttribute('data-columns') ?? '';
  table.removeAttribute('data-columns');
  const caption = table.querySelector(':scope > caption');
  const groups = [...columns.content.children].filter(({ localName }) => localName === 'colgroup');
  table.replaceChildren(...(caption ? [caption] : []), ...groups);
  const sections = sectionsOf(rows);
  for (const [at, row] of rows.entries()) {
    row.removeAttribute('data-section');
    if (at === 0 || sections[at] !== sections[at - 1]) {
      const { tag, id, lang } = JSON.parse(sections[at] ?? '{}') as Section;
      const section = page.createElement(tag === 'thead' || tag === 'tfoot' ? tag : 'tbody');
      if (id !== undefined) section.id = id;
      if (lang !== undefined) section.lang = lang;
      table.append(section);
    }
    table.lastElementChild?.append(row);
  }
}
