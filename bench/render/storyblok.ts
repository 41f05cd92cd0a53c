import { StoryblokComponent, storyblokInit } from '@storyblok/react';
import { createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { card, section, text } from './markup.ts';
import type { Item } from './tree.ts';

type Blok = Item['props'] & { _uid: string; component: string; body: Blok[] };
const children = (body: Blok[]) => body.map((blok) => createElement(StoryblokComponent, { blok, key: blok._uid }));

storyblokInit({
  components: {
    section: ({ blok }: { blok: Blok }) => section(blok, children(blok.body)) as ReactElement,
    card: ({ blok }: { blok: Blok }) => card(blok, children(blok.body)) as ReactElement,
    text: ({ blok }: { blok: Blok }) => text(blok) as ReactElement,
  },
});

const toBlok = ({ id, type, props, children: inner }: Item): Blok => ({ _uid: id, component: type, ...props, body: inner.map(toBlok) });

/** @storyblok/react's `StoryblokComponent`. */
export const storyblok = (tree: Item[]) => {
  const body = tree.map(toBlok);
  return () => renderToString(children(body));
};
