import { type DefaultTreeAdapterTypes, parseFragment, serialize, defaultTreeAdapter as tree } from 'parse5';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { CodeScript, CustomCode } from '../model/page-props.ts';

/** More would make headers that servers in front refuse. */
const maxScripts = 30;
const attributeNames = /^(?:src|type|async|defer|nomodule|id|crossorigin|integrity|referrerpolicy|data-[a-z0-9-]+)$/;
/** Would swallow what follows, or change how the rest of the page is read. */
const dropped = new Set(['plaintext', 'base']);

const none: CustomCode = { head: [], end: [], html: '', inline: [] };

/** Reads the owner's code. It never throws: what a browser would not take as a script, or cannot be closed, is left out. */
export function readCode(
  parameters: Pick<ParameterValues, 'SCRIPT_TO_LOAD' | 'AFTER_BODY_HTML_TO_LOAD'>,
  { hasScripts = true } = {},
): CustomCode {
  const text = parameters.SCRIPT_TO_LOAD.trim();
  const source = parameters.AFTER_BODY_HTML_TO_LOAD;
  if (text === '' && source.trim() === '') return none;
  const isMarkup = text.startsWith('<');
  const scripts = hasScripts ? (isMarkup ? scriptsOf(parseFragment(text)) : plainScript(text)).slice(0, maxScripts) : [];
  const { html, inline } = balanced(source, hasScripts ? maxScripts - scripts.length : 0);
  return {
    head: isMarkup ? scripts : [],
    end: isMarkup ? [] : scripts,
    html,
    inline: [...scripts.map((script) => script.text).filter(Boolean), ...inline],
  };
}

type Parent = DefaultTreeAdapterTypes.ParentNode;

function* elementsOf(parent: Parent): Generator<DefaultTreeAdapterTypes.Element> {
  for (const node of [...parent.childNodes]) {
    if (!tree.isElementNode(node)) continue;
    yield node;
    yield* elementsOf(node);
  }
}

const textOf = (element: Parent): string => element.childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

/** The script elements at any depth of a fragment; nothing else of it. */
function scriptsOf(fragment: Parent): CodeScript[] {
  const scripts: CodeScript[] = [];
  for (const element of elementsOf(fragment)) {
    if (element.tagName !== 'script') continue;
    const attributes = element.attrs.filter(({ name }) => attributeNames.test(name)).map(({ name, value }) => [name, value]);
    scripts.push({ attributes: Object.fromEntries(attributes), text: textOf(element) });
  }
  return scripts.filter(({ attributes, text }) => attributes.src || text.trim() !== '');
}

/** JavaScript without a `<script>` around it, as the one script that a browser reads it as; none where that is impossible. */
function plainScript(text: string): CodeScript[] {
  if (text === '') return [];
  // In strings, where alone they stand in working code, the backslashes change nothing.
  const closed = text.replaceAll(/<\/(?=script)/gi, '<\\/').replaceAll('<!--', '<\\!--');
  const fragment = parseFragment(`<script>${closed}</script>`);
  const [script, ...more] = scriptsOf(fragment);
  return script && more.length === 0 && fragment.childNodes.length === 1 ? [script] : [];
}

/** HTML with every element closed and as many scripts as there is room for. */
function balanced(source: string, room: number): { html: string; inline: string[] } {
  const fragment = parseFragment(source);
  const inline: string[] = [];
  let left = room;
  for (const element of elementsOf(fragment)) {
    const isScript = element.tagName === 'script';
    if (isScript && left > 0) {
      left -= 1;
      if (textOf(element) !== '') inline.push(textOf(element));
    } else if (isScript || dropped.has(element.tagName)) tree.detachNode(element);
  }
  return { html: serialize(fragment), inline };
}
