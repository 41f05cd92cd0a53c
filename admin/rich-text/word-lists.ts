/** A list that is being read, and how deep it stands. */
type OpenList = { level: number; list: Element };

const levelOf = (element: Element): number | null => {
  const level = /mso-list:\s*\S+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1];
  return level === undefined ? null : Number(level);
};

/**
 * Word writes the items of its lists as paragraphs whose style names the level (`mso-list:l0 level1 lfo1`), and whose bullet or number
 * is text that it marks as to be ignored. They become lists. Numbered headings stay headings, with their number.
 */
export function readWordLists(body: HTMLElement): void {
  const open: OpenList[] = [];
  let previous: Element | null = null;
  for (const item of [...body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')]) {
    const level = levelOf(item);
    const mark = item.querySelector('[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]');
    if (level === null || !mark) continue;
    const sign = (mark.textContent ?? '').replaceAll('\u00a0', ' ').trim();
    if (item.localName !== 'p') {
      mark.replaceWith(`${sign} `);
      continue;
    }
    mark.remove();
    if (!previous || item.previousElementSibling !== previous) open.length = 0;
    previous = addItem(open, item, level, sign);
  }
}

/** Moves what a paragraph holds into an item of the list at its level; gives the outermost list. */
function addItem(open: OpenList[], paragraph: Element, level: number, sign: string): Element {
  const page = paragraph.ownerDocument;
  const { tag, type, start, isFirst } = readSign(sign);
  while ((open.at(-1)?.level ?? 0) > level && open.length > 1) open.pop();
  let last = open.at(-1);
  if (!last || last.level < level || last.list.localName !== tag || isFirst) {
    const list = page.createElement(tag);
    if (type) list.setAttribute('type', type);
    if (start !== 1) list.setAttribute('start', String(start));
    if (last && last.level < level) last.list.lastElementChild?.append(list);
    else {
      if (last) open.pop();
      const around = open.at(-1);
      if (around) around.list.lastElementChild?.append(list);
      else paragraph.before(list);
    }
    last = { level, list };
    open.push(last);
  }
  const item = page.createElement('li');
  item.append(...paragraph.childNodes);
  last.list.append(item);
  paragraph.remove();
  return open[0]?.list ?? last.list;
}

type Sign = { tag: 'ul' | 'ol'; type?: string; start: number; isFirst: boolean };

/** Reads the kind of list from a bullet or a number: `3.` an `ol` from 3, `b)` one with letters, `·` a `ul`. */
function readSign(sign: string): Sign {
  const number = /(\d+)\s*[.)°]?$/.exec(sign)?.[1];
  if (number !== undefined) return { tag: 'ol', start: Number(number), isFirst: Number(number) === 1 };
  const letter = /^\(?([a-z]+)[.)]/i.exec(sign)?.[1];
  if (letter === undefined) return { tag: 'ul', start: 1, isFirst: false };
  const kind = /^[ivx]+$/i.test(letter) ? 'i' : 'a';
  return { tag: 'ol', type: letter === letter.toUpperCase() ? kind.toUpperCase() : kind, start: 1, isFirst: /^[ai]$/i.test(letter) };
}
