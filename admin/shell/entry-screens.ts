import dynamic from 'next/dynamic';
import type { ComponentType } from 'react';
import { messages } from '#messages/generated/admin/shell.ts';
import type { PanelScreen, ScreenProps } from './screens.ts';

type EntryScreens = Pick<PanelScreen, 'path' | 'group' | 'icon'> & {
  name: keyof (typeof messages)['fr']['entries'];
  list: ComponentType<ScreenProps>;
  form: ComponentType<ScreenProps>;
};

/** The screens of a kind of entries: its list, a new entry, and the one that the address names by `key`. */
const entryScreens = ({ name, path, group, icon, list, form }: EntryScreens): PanelScreen[] => [
  { ...{ path, group, icon, right: 'ADMIN', component: list }, title: (lang) => messages[lang].entries[name].many },
  {
    ...{ path: `${path}/new`, group, icon, right: 'ADMIN', parent: path, component: form },
    title: (lang) => messages[lang].entries[name].new,
  },
  {
    ...{ path: `${path}/entry`, group, icon, right: 'ADMIN', parent: path, hasSubject: true, component: form },
    title: (lang) => messages[lang].entries[name].one,
  },
];

/** Screens of every kind of entries that the panel's calls write. Their components are fetched where they are opened. */
export const allEntryScreens: readonly PanelScreen[] = [
  ...entryScreens({
    ...{ name: 'product', path: 'products', group: 'catalogue', icon: 'hanger' },
    list: dynamic(() => import('../entries/kinds/product.tsx').then(({ ProductList }) => ProductList)),
    form: dynamic(() => import('../entries/kinds/product.tsx').then(({ ProductForm }) => ProductForm)),
  }),
  ...entryScreens({
    ...{ name: 'tag', path: 'tags', group: 'catalogue', icon: 'tag' },
    list: dynamic(() => import('../entries/kinds/tag.tsx').then(({ TagList }) => TagList)),
    form: dynamic(() => import('../entries/kinds/tag.tsx').then(({ TagForm }) => TagForm)),
  }),
  ...entryScreens({
    ...{ name: 'variation', path: 'variations', group: 'catalogue', icon: 'sliders' },
    list: dynamic(() => import('../entries/kinds/variation.tsx').then(({ VariationList }) => VariationList)),
    form: dynamic(() => import('../entries/kinds/variation.tsx').then(({ VariationForm }) => VariationForm)),
  }),
  ...entryScreens({
    ...{ name: 'discount', path: 'discounts', group: 'sales', icon: 'ticket' },
    list: dynamic(() => import('../entries/kinds/discount.tsx').then(({ DiscountList }) => DiscountList)),
    form: dynamic(() => import('../entries/kinds/discount.tsx').then(({ DiscountForm }) => DiscountForm)),
  }),
  ...entryScreens({
    ...{ name: 'carrier', path: 'carriers', group: 'sales', icon: 'parcel' },
    list: dynamic(() => import('../entries/kinds/carrier.tsx').then(({ CarrierList }) => CarrierList)),
    form: dynamic(() => import('../entries/kinds/carrier.tsx').then(({ CarrierForm }) => CarrierForm)),
  }),
  ...entryScreens({
    ...{ name: 'news', path: 'news', group: 'content', icon: 'bell' },
    list: dynamic(() => import('../entries/kinds/news.tsx').then(({ NewsList }) => NewsList)),
    form: dynamic(() => import('../entries/kinds/news.tsx').then(({ NewsForm }) => NewsForm)),
  }),
  ...entryScreens({
    ...{ name: 'article', path: 'articles', group: 'content', icon: 'book' },
    list: dynamic(() => import('../entries/kinds/article.tsx').then(({ ArticleList }) => ArticleList)),
    form: dynamic(() => import('../entries/kinds/article.tsx').then(({ ArticleForm }) => ArticleForm)),
  }),
  ...entryScreens({
    ...{ name: 'blog-folder', path: 'blog-folders', group: 'content', icon: 'file' },
    list: dynamic(() => import('../entries/kinds/blog-folder.tsx').then(({ BlogFolderList }) => BlogFolderList)),
    form: dynamic(() => import('../entries/kinds/blog-folder.tsx').then(({ BlogFolderForm }) => BlogFolderForm)),
  }),
  ...entryScreens({
    ...{ name: 'album', path: 'albums', group: 'content', icon: 'image' },
    list: dynamic(() => import('../entries/kinds/album.tsx').then(({ AlbumList }) => AlbumList)),
    form: dynamic(() => import('../entries/kinds/album.tsx').then(({ AlbumForm }) => AlbumForm)),
  }),
  ...entryScreens({
    ...{ name: 'service', path: 'services', group: 'content', icon: 'needle' },
    list: dynamic(() => import('../entries/kinds/service.tsx').then(({ ServiceList }) => ServiceList)),
    form: dynamic(() => import('../entries/kinds/service.tsx').then(({ ServiceForm }) => ServiceForm)),
  }),
  ...entryScreens({
    ...{ name: 'review', path: 'shop-reviews', group: 'content', icon: 'star' },
    list: dynamic(() => import('../entries/kinds/review.tsx').then(({ ReviewList }) => ReviewList)),
    form: dynamic(() => import('../entries/kinds/review.tsx').then(({ ReviewForm }) => ReviewForm)),
  }),
  ...entryScreens({
    ...{ name: 'element', path: 'elements', group: 'content', icon: 'calendar' },
    list: dynamic(() => import('../entries/kinds/element.tsx').then(({ ElementList }) => ElementList)),
    form: dynamic(() => import('../entries/kinds/element.tsx').then(({ ElementForm }) => ElementForm)),
  }),
  ...entryScreens({
    ...{ name: 'form', path: 'forms', group: 'content', icon: 'check' },
    list: dynamic(() => import('../entries/kinds/form.tsx').then(({ FormList }) => FormList)),
    form: dynamic(() => import('../entries/kinds/form.tsx').then(({ FormForm }) => FormForm)),
  }),
  ...entryScreens({
    ...{ name: 'popup', path: 'popups', group: 'content', icon: 'chat' },
    list: dynamic(() => import('../entries/kinds/popup.tsx').then(({ PopupList }) => PopupList)),
    form: dynamic(() => import('../entries/kinds/popup.tsx').then(({ PopupForm }) => PopupForm)),
  }),
];
