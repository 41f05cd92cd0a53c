import { SaxesParser } from 'saxes';

type Fields = Record<string, string>;

/** Reads an RSS 2.0 feed strictly: the texts of the channel and of each item by the names of their elements. Throws where it is not well-formed. */
export function readFeed(xml: string): { version: string; channel: Fields; items: Fields[] } {
  const parser = new SaxesParser({ xmlns: true });
  const feed = { version: '', channel: {} as Fields, items: [] as Fields[] };
  const open: string[] = [];
  let text = '';
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    open.push(local);
    text = '';
    if (local === 'rss') feed.version = attributes.version?.value ?? '';
    if (local === 'item') feed.items.push({});
    if (local === 'link' && uri === 'http://www.w3.org/2005/Atom') feed.channel.self = attributes.href?.value ?? '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ local, uri }) => {
    const parent = open.at(-2);
    const fields = parent === 'item' ? feed.items.at(-1) : parent === 'channel' && local !== 'item' ? feed.channel : undefined;
    if (fields && uri !== 'http://www.w3.org/2005/Atom') fields[local] = text;
    open.pop();
    text = '';
  });
  parser.write(xml).close();
  return feed;
}
