import { globSync, readFileSync } from 'node:fs';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { type DefaultTreeAdapterTypes as Html, parse as parseHtml } from 'parse5';
import { type Lang, langs } from '#messages/languages.ts';
import { fallbackLang, readTexts, type Texts } from '../../../scripts/generate/messages/read-texts.ts';

/** Texts that a page of the site may show; those of the panel, of e-mails and of commands are not looked for. */
const elsewhere = /^(admin|backend|tools|settings|entities)(\/|$)/;

type Message = { text: string; pattern: RegExp };
/** Messages of the page's language and those of the others. */
export type ShopperTexts = { own: readonly Message[]; foreign: readonly Message[] };

/** Reads the interface's texts that pages of the site show; those that the language lacks are English. */
export function readShopperTexts(lang: Lang): ShopperTexts {
  const paths = readTexts(process.cwd(), langs).filter(({ path }) => !elsewhere.test(path));
  const messagesIn = (each: Lang) =>
    paths.flatMap(({ texts }) => leavesOf(withFallback(texts.get(each) ?? {}, texts.get(fallbackLang) ?? {}))).flatMap(messageFrom);
  return { own: messagesIn(lang), foreign: langs.filter((each) => each !== lang).flatMap(messagesIn) };
}

/** Texts of a language with those that it lacks. */
function withFallback(own: Texts, english: Texts): Texts {
  const filled = Object.entries(english).map(([key, text]) => {
    const found = own[key];
    return [key, typeof text === 'object' ? withFallback(typeof found === 'object' ? found : {}, text) : (found ?? text)] as const;
  });
  return Object.fromEntries(filled);
}

const leavesOf = (texts: Texts): string[] => Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leavesOf(text)));

/** A text as the pages show it: its parameters stand for anything. None where it says too little to be told from another language. */
function messageFrom(text: string): Message[] {
  return variantsOf(parse(text, { ignoreTag: true })).flatMap((source) => {
    const letters = source.replaceAll(anything, '').replace(/[^\p{L}]/gu, '');
    const minLetters = source.includes(anything) ? 12 : 4;
    return letters.length < minLetters ? [] : [{ text, pattern: new RegExp(`^${source}$`, 'u') }];
  });
}

const anything = '.+?';

/** A pattern for each way that plurals and choices of a text can be written. */
function variantsOf(elements: readonly MessageFormatElement[]): string[] {
  return elements.reduce<string[]>(
    (before, element) => {
      const variants =
        element.type === TYPE.literal
          ? [normalise(element.value, false).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')]
          : element.type === TYPE.plural || element.type === TYPE.select
            ? Object.values(element.options).flatMap(({ value }) => variantsOf(value))
            : [anything];
      return before.flatMap((start) => variants.map((variant) => start + variant)).slice(0, 200);
    },
    [''],
  );
}

/** Reads all texts of a sample site's owner, as one text. */
export function readContentTexts(idSite: number): string {
  const files = globSync(`content/${idSite}/**/*.{json,html}`);
  return normalise(files.map((file) => readFileSync(file, 'utf8').replace(/<[^>]*>/g, ' ')).join('\n'));
}

/** Finds what a page says in another language, and counts what it says in its own. What the owner wrote is not looked at. */
export function findForeignTexts(html: string, { own, foreign }: ShopperTexts, content: string): { foreign: string[]; own: number } {
  const result = { foreign: [] as string[], own: 0 };
  for (const piece of new Set(piecesOf(html))) {
    if (own.some(({ pattern }) => pattern.test(piece))) result.own += 1;
    else if (!content.includes(piece)) {
      const match = foreign.find(({ pattern }) => pattern.test(piece));
      if (match) result.foreign.push(`“${piece}” (${match.text})`);
    }
  }
  return result;
}

const readAttributes = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'content']);

/** Texts that a page is read as: those between its tags, and those of attributes. */
function piecesOf(html: string): string[] {
  const pieces: string[] = [];
  const walk = (node: Html.Node): void => {
    if ('tagName' in node) {
      if (node.tagName === 'style' || node.tagName === 'script') return;
      for (const { name, value } of node.attrs) if (readAttributes.has(name)) pieces.push(value);
    }
    if (node.nodeName === '#text') pieces.push((node as Html.TextNode).value);
    if ('content' in node) walk(node.content);
    if ('childNodes' in node) node.childNodes.forEach(walk);
  };
  walk(parseHtml(html));
  return pieces.map((piece) => normalise(piece)).filter((piece) => /\p{L}{2}/u.test(piece));
}

function normalise(text: string, trims = true): string {
  const plain = text.replace(/[\s\u00a0\u202f]+/g, ' ').replaceAll("'", '’');
  return trims ? plain.trim() : plain;
}
