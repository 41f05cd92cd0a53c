import { cardAddress } from '#domain/share-card.ts';
import { renditions } from '#schemas/renditions.ts';
import { attribute, type Element, findAll, parseHtml } from './html.ts';
import { get } from './request.ts';

type Node = ReturnType<typeof parseHtml>;

/** A walk over a site: from which addresses it starts, and which paths of its links lead elsewhere on purpose. */
export type Walk = { origin: string; starts: readonly string[]; deliberate: readonly RegExp[] };
/** Addresses that were asked for, and each fault as `page → address: fault`. */
export type Walked = { pages: string[]; files: string[]; faults: string[] };

/** Addresses of the files of products, which are made when they are asked for. */
const productFiles = '/api/product/file/';

/** Requests at a time. */
const width = 4;

/** Attributes that hold an address which a browser or a crawler asks for. */
const addressAttributes = ['href', 'src', 'poster', 'data-src'];
const setAttributes = ['srcset', 'imagesrcset'];

/** A picture in a width and a format that pages name. */
const rendition = new RegExp(
  `^(?<picture>/media/[0-9a-f]{32}/[a-z0-9-]+)-(?:${Object.entries(renditions)
    .map(([format, widths]) => `(?:${widths.join('|')})\\.${format}`)
    .join('|')})$`,
);
/** A width that JPEG is not served in: the answer to it leads to one that is, and nothing is drawn for it. */
const unservedEnd = '-160.jpg';

/**
 * Asks for every address of its own that a site names, from page to page: links, pictures, styles, scripts, feeds, and forms that are sent
 * by GET. A listing that a query makes is asked for where a page without a query links to it; its own links make further queries, without
 * end, and are left. Pictures are not drawn, which takes longer than all else: it is asked whether there is an original for each. Of those
 * that are drawn for sharing, one of each kind of page is asked for, and of the files of products one: a place may have few made.
 */
export async function walkLinks({ origin, starts, deliberate }: Walk): Promise<Walked> {
  const walked: Walked = { pages: [], files: [], faults: [] };
  const known = new Set<string>();
  const waiting: { address: string; from: string }[] = [];
  /** Anchors that links name, and those that pages have, by the address of the page. */
  const anchors: { page: string; id: string; from: string }[] = [];
  const ids = new Map<string, ReadonlySet<string>>();
  const drawn = new Set<string>();

  const note = (written: string, from: string): void => {
    const url = URL.parse(written, origin + from);
    if (!url) return void walked.faults.push(`${from} → ${written}: no address`);
    if (url.origin !== origin) return;
    const address = url.pathname + url.search;
    // HTML knows `#top` without an element.
    if (url.hash.length > 1 && url.hash !== '#top') anchors.push({ page: address, id: decodeURIComponent(url.hash.slice(1)), from });
    if (known.has(address) || (url.search && from.includes('?'))) return;
    known.add(address);
    waiting.push({ address, from });
  };

  const visit = async ({ address, from }: { address: string; from: string }): Promise<void> => {
    const { picture } = rendition.exec(address)?.groups ?? {};
    if (picture) {
      if (walked.files.includes(picture)) return;
      walked.files.push(picture);
      const answer = await get(origin + picture + unservedEnd, { redirect: 'manual' });
      const to = answer.headers.get('location') ?? '';
      if (answer.status !== 302 || !to.startsWith(`${picture}-`)) walked.faults.push(`${from} → ${address}: no original`);
      return;
    }
    const kind = address.startsWith(productFiles) ? productFiles : cardAddress.read(address)?.kind;
    if (kind && drawn.has(kind)) return;
    if (kind) drawn.add(kind);
    const answer = await get(origin + address, { redirect: 'manual' });
    if (answer.status >= 300 && answer.status < 400 && deliberate.some((each) => each.test(address))) {
      note(answer.headers.get('location') ?? '', from);
      return;
    }
    if (answer.status !== 200) {
      walked.faults.push(`${from} → ${address}: ${answer.status} ${answer.headers.get('location') ?? ''}`.trim());
      return;
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html')) {
      walked.files.push(address);
      await answer.body?.cancel();
      return;
    }
    walked.pages.push(address);
    const document = parseHtml(await answer.text());
    ids.set(address, new Set(findAll(document, (one) => attribute(one, 'id') !== undefined).map((one) => attribute(one, 'id') ?? '')));
    for (const written of readAddresses(document)) note(written, address);
  };

  for (const start of starts) note(start, '/');
  while (waiting.length > 0) await Promise.all(waiting.splice(0, width).map(visit));
  for (const { page, id, from } of anchors)
    if (ids.get(page)?.has(id) === false) walked.faults.push(`${from} → ${page}#${id}: no such element`);
  walked.faults = [...new Set(walked.faults)].sort();
  return walked;
}

/** Addresses that a document names, as they are written. */
function readAddresses(document: Node): string[] {
  return findAll(document, () => true).flatMap((element) => [
    ...addressAttributes.flatMap((name) => attribute(element, name) ?? []),
    ...setAttributes.flatMap((name) => smallestOf(attribute(element, name))),
    ...formAddress(element),
    ...sharedPicture(element),
  ]);
}

/** Address that a form is sent to by GET. */
const formAddress = (element: Element): string[] =>
  element.tagName === 'form' && attribute(element, 'method')?.toLowerCase() !== 'post' ? [attribute(element, 'action') ?? ''] : [];

/** The first candidate of a `srcset`: they stand from small to large. */
const smallestOf = (set: string | undefined): string[] => set?.trim().split(/\s+/).slice(0, 1) ?? [];

const sharedPicture = (element: Element): string[] =>
  element.tagName === 'meta' && ['og:image', 'og:url'].includes(attribute(element, 'property') ?? '')
    ? [attribute(element, 'content') ?? '']
    : [];
