import { messages as words } from '#messages/generated/admin/page-editor/palette/starter-props.ts';
import { isObject } from '#renderer/core/value.ts';
import type { CmsNode } from '#schemas/cms/document.ts';
import type { NamedKind } from '#schemas/named-thing.ts';
import { screens } from '#schemas/screens.ts';
import type { Lang } from '#schemas/site.ts';
import { kindOf, namedKindOf } from '../../form/field-kind.ts';
import type { FieldSchema } from '../../form/field-schema.ts';
import type { EditorBlock } from '../blocks.ts';

/** Data that fill a new block: entries of the edited site, and texts in its language. */
export type StarterSite = {
  lang: Lang;
  pictures: readonly { name: string; alt: string }[];
  /** One thing of a kind, as documents name it. */
  names: Readonly<Partial<Record<NamedKind, string>>>;
  /** One of its shared parts that documents place, by its slug; null: it has none. */
  component: string | null;
};

/** Optional texts without which there would be little to see. */
const tellingNames: ReadonlySet<string> = new Set(['title', 'heading', 'text', 'label', 'name', 'html', 'question']);
/** Blocks of these kinds show data of the site; what they have as a title otherwise is their own. */
const dataCategories: ReadonlySet<string> = new Set(['shop', 'account', 'checkout', 'chrome']);
/** Icons that say nothing of a trade. */
const icons = ['star', 'heart', 'leaf', 'calendar'] as const;
/** Most entries of a list that a new block begins with. */
const maxEntries = 3;

/** A value within a block: what its example has there, and what of the block it is. */
type Place = { name: string; schema: FieldSchema; example: unknown; isRequired: boolean; index: number | null };

/**
 * The props of a new block: as many parts as its example has, so that something is seen at once, but of the site that is edited. The
 * example's texts, pictures, links and products are those of a sample shop, and have no place in any other.
 */
export function starterProps({ schema, example }: EditorBlock, site: StarterSite): Record<string, unknown> {
  const isOfData = dataCategories.has(schema['x-category'] ?? '');
  let pictures = 0;

  const fillIn = (place: Place): unknown => {
    const { schema: own, example: sample, isRequired, index } = place;
    const kind = kindOf(own);
    switch (kind) {
      case 'picture':
        return pictureOf(isRequired);
      case 'link':
        return linkOf(sample, isRequired);
      case 'file':
        // The check says that it leads nowhere, until one is chosen.
        return isRequired ? '/file.pdf' : undefined;
      case 'name':
        return isRequired ? site.names[namedKindOf(own) ?? 'product'] : undefined;
      case 'names':
        return undefined;
      case 'component':
        return site.component ?? '';
      case 'choice':
        return own.enum?.includes('star') ? icons[(index ?? 0) % icons.length] : sample;
      case 'icon':
        return icons[(index ?? 0) % icons.length];
      case 'list':
        return listOf(own, sample, isRequired);
      case 'group':
        return groupOf(own, sample, index);
      case 'text':
      case 'textarea':
      case 'rich-text':
      case 'html':
        return textOf(place, kind === 'rich-text' || kind === 'html');
      default:
        return sample;
    }
  };

  /** Each of the site's pictures once, then again. */
  const pictureOf = (isRequired: boolean): unknown => {
    const found = site.pictures[pictures % Math.max(1, site.pictures.length)];
    pictures += 1;
    if (found) return { picture: found.name, alt: found.alt || words[site.lang].picture };
    return isRequired ? { picture: '', alt: words[site.lang].picture } : undefined;
  };

  const textOf = ({ name, schema: own, example: sample, isRequired, index }: Place, isFormatted: boolean): unknown => {
    if (own.pattern !== undefined || own.format !== undefined) return isRequired ? sample : undefined;
    if (!isRequired && (isOfData || !tellingNames.has(name))) return undefined;
    if (isFormatted) return `<p>${words[site.lang].text}</p>`;
    if (name === 'text') return words[site.lang].text;
    // Told apart in a list, as its entries are in the page.
    return `${own.title || words[site.lang].text}${index === null ? '' : ` ${index + 1}`}`;
  };

  const listOf = (own: FieldSchema, sample: unknown, isRequired: boolean): unknown => {
    const entries = Array.isArray(sample) ? sample.slice(0, Math.max(maxEntries, own.minItems ?? 0)) : [];
    if (!isRequired && own.items?.properties === undefined) return undefined;
    const filled = entries.map((entry, index) => fillIn({ name: '', schema: own.items ?? {}, example: entry, isRequired: true, index }));
    return filled.length > 0 || isRequired ? filled : undefined;
  };

  const groupOf = (own: FieldSchema, sample: unknown, index: number | null): Record<string, unknown> => {
    const parts = isObject(sample) ? sample : {};
    const required = new Set(own.required ?? []);
    const entries = Object.entries(own.properties ?? {})
      .filter(([name]) => Object.hasOwn(parts, name) || required.has(name))
      .map(([name, part]) => [name, fillIn({ name, schema: part, example: parts[name], isRequired: required.has(name), index })] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  return groupOf(schema, example, null);
}

/** A node of a type as the palette places it. */
export function nodeFromPalette(type: string, block: EditorBlock, site: StarterSite): CmsNode {
  const filled = block.slots.length > 0 ? { slots: Object.fromEntries(block.slots.slice(0, 1).map((slot) => [slot, []])) } : {};
  return { id: '', type, v: block.version, props: starterProps(block, site), ...filled };
}

/** A link of the example where every site has its address, or where it leads off the site; else home. */
function linkOf(sample: unknown, isRequired: boolean): string | undefined {
  const href = typeof sample === 'string' ? sample : '';
  if (/^https?:/.test(href) || screens.some(({ pattern }) => pattern === href)) return href;
  return isRequired ? '/' : undefined;
}
