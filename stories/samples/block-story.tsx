import type { StoryObj } from '@storybook/nextjs-vite';
import type { ComponentType, ReactNode } from 'react';
import pages from '#content/89/pages.json';
import values from '#content/89/parameters.json';
import type { BlockDefinition, BlockProps, Call, LoadContext } from '#renderer/types.ts';
import { resolvePictures } from '#schemas/cms/picture.ts';
import type { PageNode } from '#schemas/page.ts';
import { type ParameterKey, readParameters } from '#schemas/parameters/index.ts';
import type { SiteInfo } from '#schemas/site.ts';
import { cards, productList } from './catalogue.ts';
import { newsList } from './news.ts';

type ArchivePage = Omit<PageNode, 'id' | 'idParent' | 'order' | 'children'> & { children: ArchivePage[] };

const treeOf = (list: readonly ArchivePage[], idParent: number | null = null, start = idParent ?? 0): PageNode[] =>
  list.map((page, order) => {
    const id = start * 20 + order + 1;
    return { ...page, id, order, idParent, children: treeOf(page.children, id) };
  });

const answers: Record<string, unknown> = {
  'GET /product': productList,
  'GET /v2/product/recommended/{id}': { products: cards.slice(4, 8) },
  'GET /news': newsList,
};
const call = (async (key: string) => answers[key]) as Call;

const site: SiteInfo = {
  ...{ id: 89, name: 'La Penderie de Marie', url: '', devUrl: null, prodUrl: null, server: null, fonts: [], logos: [], languages: [] },
  ...{ isWinemaker: false, isECommerce: true, isBuilding: false, technicalFileModel: null, dashboardType: null },
  ...{ defaultLang: 'fr_FR', market: 'FR', version: 1 },
};

/** The page for which the stories' blocks are loaded: one of the sample boutique. */
const context = (part: Partial<LoadContext>, own: Setting['values'] = {}): LoadContext => ({
  call,
  site,
  parameters: readParameters(Object.entries({ ...values, ...own }).map(([type, value]) => ({ type, value }))).values,
  tree: treeOf(pages as ArchivePage[]),
  locale: 'fr_FR',
  lang: 'fr',
  path: '/nos-vetements/robes-occasion-location',
  query: {},
  data: {},
  signal: new AbortController().signal,
  ...part,
});

const find = (name: string) => ({ name, url: `/media/sample/${name}`, externalPath: null, alt: '', width: 1600, height: 1000 });

type Block<Props, Data> = {
  definition: BlockDefinition<Props, Data>;
  Component: ComponentType<BlockProps<Props, Data>>;
  conf: { examples: readonly unknown[] };
};
type Setting = {
  slots?: Readonly<Record<string, ReactNode>>;
  context?: Partial<LoadContext>;
  /** Parameters that differ from the sample site's. */
  values?: Partial<Record<ParameterKey, string>>;
};

/** A story of a block as a page shows it: one of its schema's examples, its defaults, and what its own `load` answers. */
export function blockStory<Props extends object, Data>(block: Block<Props, Data>, example = 0, setting: Setting = {}): StoryObj {
  const { definition, Component, conf } = block;
  // The schema's examples are valid props: the generator's check holds them to it.
  const props = { ...definition.defaults, ...(resolvePictures(conf.examples[example] ?? {}, find) as object) } as Props;
  return {
    loaders: [async () => ({ data: await definition.load?.(props, context(setting.context ?? {}, setting.values)) })],
    render: (_, { loaded }) => (
      <Component node={{ id: definition.type, type: definition.type, props, data: loaded.data as Data }} slots={setting.slots ?? {}} />
    ),
  };
}
