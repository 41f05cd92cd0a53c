import type { MessageKey, MessageParams } from '#backend/platform/messages/message.ts';
import { message } from '#backend/platform/messages/message.ts';
import { linksIn } from '#domain/document/texts.ts';
import { CmsDocument, cmsLimits, DocumentTexts, Rule } from '#schemas/cms/document.ts';
import type { DocumentIssue } from '#schemas/edited-document.ts';
import type { Lang } from '#schemas/site.ts';
import { checkBlockProps, findBlockRule, pointerOf } from './block-rules.ts';
import { sentenceOf } from './prop-sentence.ts';

/** Names that a document may refer to. */
export type KnownNames = {
  components: Pick<ReadonlySet<string>, 'has'>;
  pictures: Pick<ReadonlySet<string>, 'has'>;
  /** Returns whether an address of the site exists, without query and anchor. */
  hasAddress: (path: string) => boolean;
  /** Of the component whose document it is. */
  own?: string | undefined;
};

/** Most issues that are listed of a document. */
const maxIssues = 200;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);
const step = (pointer: string, name: string | number): string => `${pointer}/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`;

/** Current place in a document. */
type Place = { pointer: string; idLayout: number | null; idNode: string | null; prop: string | null };

/**
 * Lists the issues of a document, in the reader's language. They are what the renderer would repair, drop or leave out, what the blocks'
 * schemas refuse, and names that the site does not have. A type that no block has is no error: it is stored unchanged, and shows nothing.
 */
export function checkDocument(document: unknown, names: KnownNames, lang: Lang): DocumentIssue[] {
  const checker = new Checker(names, lang);
  checker.document(document);
  return checker.issues;
}

class Checker {
  readonly issues: DocumentIssue[] = [];
  readonly #names: KnownNames;
  readonly #lang: Lang;
  readonly #ids = new Set<string>();
  #nodes = 0;

  constructor(names: KnownNames, lang: Lang) {
    this.#names = names;
    this.#lang = lang;
  }

  document(document: unknown): void {
    const top: Place = { pointer: '', idLayout: null, idNode: null, prop: null };
    if (!isObject(document) || !Array.isArray(document.layouts) || document.format !== 1)
      return void this.#error(top, 'document', 'issue.document');
    const layoutIds = new Set<unknown>();
    for (const [index, layout] of document.layouts.entries()) {
      this.#layout(layout, { ...top, pointer: `/layouts/${index}` }, layoutIds);
      if (this.issues.length >= maxIssues) return;
    }
    this.#translations(document.translations, top);
    // Issues that the checks above do not cover, such as keys of a wrong type.
    const checked = this.issues.length === 0 ? CmsDocument.safeParse(document) : undefined;
    for (const { path } of checked?.error?.issues ?? [])
      this.#error({ ...top, pointer: path.reduce<string>((at, name) => step(at, String(name)), '') }, 'node', 'issue.node');
  }

  #layout(layout: unknown, place: Place, ids: Set<unknown>): void {
    const id = isObject(layout) ? layout.id : undefined;
    const isOwn = Number.isSafeInteger(id) && Number(id) >= 0 && !ids.has(id);
    if (!isObject(layout) || !isOwn || typeof layout.name !== 'string' || !Array.isArray(layout.nodes))
      return void this.#error(place, 'layout', 'issue.layout');
    ids.add(id);
    this.#list(layout.nodes, { ...place, pointer: `${place.pointer}/nodes`, idLayout: Number(id) }, 1);
  }

  #list(nodes: readonly unknown[], place: Place, depth: number): void {
    if (nodes.length > 0 && depth > cmsLimits.depth) return void this.#error(place, 'too-deep', 'issue.too-deep', { max: cmsLimits.depth });
    for (const [index, node] of nodes.entries()) {
      this.#nodes += 1;
      if (this.#nodes === cmsLimits.nodes + 1) this.#error(place, 'too-many-nodes', 'issue.too-many-nodes', { max: cmsLimits.nodes });
      if (this.#nodes > cmsLimits.nodes || this.issues.length >= maxIssues) return;
      this.#node(node, { ...place, pointer: step(place.pointer, index) }, depth);
    }
  }

  #node(node: unknown, above: Place, depth: number): void {
    if (!isObject(node) || typeof node.type !== 'string' || node.type === '' || typeof node.id !== 'string' || node.id === '')
      return void this.#error(above, 'node', 'issue.node');
    const place = { ...above, idNode: node.id };
    if (this.#ids.has(node.id)) this.#error({ ...place, pointer: `${place.pointer}/id` }, 'id', 'issue.id');
    this.#ids.add(node.id);
    const rule = findBlockRule(node.type);
    if (!rule)
      return void this.#warn({ ...place, pointer: `${place.pointer}/type` }, 'unknown-type', 'issue.unknown-type', { name: node.type });
    if (!isObject(node.props)) return void this.#error({ ...place, pointer: `${place.pointer}/props` }, 'node', 'issue.node');
    if (node.bind !== undefined) this.#bindings(node.bind, place);
    if (node.visible !== undefined && !Rule.safeParse(node.visible).success)
      this.#error({ ...place, pointer: `${place.pointer}/visible` }, 'rule', 'issue.rule');
    this.#props(node, node.props, rule, place);
    this.#named(node.type, node.props, place);
    this.#slots(node.slots, rule.slots, place, depth);
  }

  #bindings(bind: unknown, place: Place): void {
    const isRead = isObject(bind) && Object.values(bind).every((path) => typeof path === 'string' && path !== '');
    if (!isRead) this.#error({ ...place, pointer: `${place.pointer}/bind` }, 'bind', 'issue.bind');
  }

  #props(node: Json, props: Json, rule: { version: number; required: readonly string[] }, place: Place): void {
    if (node.v === undefined || (Number.isSafeInteger(node.v) && Number(node.v) > rule.version))
      return void this.#warn({ ...place, pointer: `${place.pointer}/v` }, 'version', 'issue.version');
    // Older ones are brought up to date as they are rendered.
    if (node.v !== rule.version) return;
    const bound = isObject(node.bind) ? node.bind : {};
    const at = (prop: string): Place => ({ ...place, prop, pointer: `${place.pointer}/props${prop}` });
    for (const name of rule.required)
      if (props[name] === undefined && !Object.hasOwn(bound, name)) this.#error(at(step('', name)), 'required', 'issue.required');
    for (const error of checkBlockProps(String(node.type), props)) {
      const prop = pointerOf(error);
      const [, name = ''] = prop.split('/');
      if (Object.hasOwn(bound, name)) continue;
      const [key, params] = sentenceOf(error);
      this.#error(at(prop), error.keyword === 'required' ? 'required' : 'prop', key, params);
    }
  }

  /** Checks the names in props: shared components, and pictures and addresses of the site at any depth. */
  #named(type: string, props: Json, place: Place): void {
    const at = (prop: string): Place => ({ ...place, prop, pointer: `${place.pointer}/props${prop}` });
    const { slug } = props;
    if (type === 'component' && typeof slug === 'string') {
      if (slug === this.#names.own) this.#error(at('/slug'), 'component', 'issue.component-itself');
      else if (!this.#names.components.has(slug)) this.#error(at('/slug'), 'component', 'issue.component', { name: slug });
    }
    const pending: [value: unknown, prop: string][] = [[props, '']];
    for (let next = pending.pop(); next; next = pending.pop()) {
      const [value, prop] = next;
      if (typeof value === 'string') this.#links(value, at(prop));
      if (typeof value !== 'object' || value === null) continue;
      const picture = isObject(value) ? value.picture : undefined;
      if (typeof picture === 'string' && picture !== '' && !this.#names.pictures.has(picture))
        this.#warn(at(`${prop}/picture`), 'picture', 'issue.picture', { name: picture });
      for (const [name, inner] of Object.entries(value)) pending.push([inner, step(prop, name)]);
    }
  }

  /** Links in a text that lead nowhere: visitors would find a page that says so. */
  #links(text: string, place: Place): void {
    const name = place.pointer.split('/').findLast((part) => !/^\d+$/.test(part));
    for (const href of linksIn(text, name)) {
      const path = href.split(/[?#]/)[0] ?? '';
      if (!this.#names.hasAddress(path)) this.#warn(place, 'link', 'issue.link', { name: path });
    }
  }

  #slots(slots: unknown, names: readonly string[], place: Place, depth: number): void {
    if (slots === undefined) return;
    if (!isObject(slots)) return void this.#error({ ...place, pointer: `${place.pointer}/slots` }, 'slot', 'issue.node');
    for (const [name, nodes] of Object.entries(slots)) {
      const inner = { ...place, pointer: step(`${place.pointer}/slots`, name) };
      if (!Array.isArray(nodes)) this.#error(inner, 'slot', 'issue.node');
      else if (!names.includes(name)) {
        if (nodes.length > 0) this.#warn(inner, 'slot', 'issue.slot', { name });
      } else this.#list(nodes, inner, depth + 1);
    }
  }

  #translations(translations: unknown, top: Place): void {
    if (translations === undefined) return;
    const read = DocumentTexts.safeParse(translations);
    if (!read.success) return void this.#error({ ...top, pointer: '/translations' }, 'translation', 'issue.translation');
    for (const [locale, nodes] of Object.entries(read.data))
      for (const id of Object.keys(nodes))
        if (!this.#ids.has(id))
          this.#warn({ ...top, pointer: step(step('/translations', locale), id) }, 'translation', 'issue.translation');
  }

  #error(place: Place, code: DocumentIssue['code'], key: MessageKey, params: MessageParams = {}): void {
    this.#add(place, code, true, key, params);
  }

  #warn(place: Place, code: DocumentIssue['code'], key: MessageKey, params: MessageParams = {}): void {
    this.#add(place, code, false, key, params);
  }

  #add(place: Place, code: DocumentIssue['code'], isError: boolean, key: MessageKey, params: MessageParams): void {
    if (this.issues.length < maxIssues) this.issues.push({ ...place, code, isError, message: message(this.#lang, key, params) });
  }
}
