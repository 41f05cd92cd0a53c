import type { StoryObj } from '@storybook/nextjs-vite';
import type { ComponentType, ReactNode } from 'react';
import { mealIcons } from '#backend/goods/catalogue/meal-icons.ts';
import pages from '#content/89/pages.json';
import values from '#content/89/parameters.json';
import { type BlockCode, type BlockConf, definitionOf } from '#registry/define-block.ts';
import type { BlockProps, Call, LoadContext } from '#renderer/types.ts';
import { type ParameterKey, readParameters } from '#schemas/parameters/index.ts';
import { readBlockTexts } from './block-texts.ts';
import { awards, cards, productList, productOf, searchFound } from './catalogue.ts';
import { controlsOf } from './controls.ts';
import { type Schema, toArgs, toProps } from './documents.ts';
import { newsList } from './news.ts';
import { publishingAnswers } from './publishing.ts';
import { type ArchivePage, sampleSite, treeOf } from './site.ts';

const answers: Record<string, unknown> = {
  'GET /product': productList,
  'GET /search': searchFound,
  'GET /v2/product/recommended/{id}': { products: cards.slice(4, 8) },
  'GET /product/{id}': productOf('NEW'),
  'GET /award': awards,
  'GET /parameter/product/meal-icon': mealIcons('fr'),
  'GET /news': newsList,
  'GET /element/{route}': { total: 0, elements: [] },
  'GET /delivery/estimate': {
    carriers: [{ idCarrier: 1, deliveryType: 'DELIVERY', from: '2026-12-01', to: '2026-12-03' }],
    pickup: { date: '2026-11-27', from: '10:00', to: '12:30' },
  },
  ...publishingAnswers,
};
const call = (async (key: string) => answers[key]) as Call;

const path = '/nos-vetements/robes-occasion-location';

/** The page for which the stories' blocks are loaded: one of the sample boutique. */
const context = (part: Partial<LoadContext>, own: Setting['values'] = {}): LoadContext => ({
  call,
  site: sampleSite,
  parameters: readParameters(Object.entries({ ...values, ...own }).map(([type, value]) => ({ type, value }))).values,
  tree: treeOf(pages as ArchivePage[]),
  locale: 'fr_FR',
  lang: 'fr',
  path,
  askPath: (ask) => ask(path),
  query: {},
  data: {},
  signal: new AbortController().signal,
  ...part,
});

type Conf = BlockConf & { examples: readonly object[]; properties: Readonly<Record<string, Schema>> };
type Block<Props, Data> = {
  /** Export of its index.ts, if it has one. */
  code?: BlockCode<Props, Data>;
  Component: ComponentType<BlockProps<Props, Data>>;
  conf: Conf;
};
type Setting = {
  slots?: Readonly<Record<string, ReactNode>>;
  context?: Partial<LoadContext>;
  /** Parameters that differ from the sample site's. */
  values?: Partial<Record<ParameterKey, string>>;
};

/**
 * A story of a block as a page shows it: one of its schema's examples, its defaults, and what its own `load` answers.
 * The props are the story's args, with a control for each made from the schema; `load` answers to the args.
 */
export function blockStory<Props extends object, Data>(block: Block<Props, Data>, example = 0, setting: Setting = {}): StoryObj {
  const { Component, conf } = block;
  const definition = definitionOf(conf, block.code);
  const document = { ...definition.defaults, ...conf.examples[example] };
  // The schema's examples are valid props: the generator's check holds them to it.
  const propsOf = (args: object) => toProps({ ...args }, conf.properties, document) as Props;
  return {
    args: toArgs(document, conf.properties),
    argTypes: controlsOf(definition.type, conf.properties),
    parameters: { block: { fr: readBlockTexts(definition.type, 'fr'), en: readBlockTexts(definition.type, 'en') } },
    loaders: [async ({ args }) => ({ data: await definition.load?.(propsOf(args), context(setting.context ?? {}, setting.values)) })],
    render: (args, { loaded }) => (
      <Component
        node={{ id: definition.type, type: definition.type, props: propsOf(args), data: loaded.data as Data }}
        slots={setting.slots ?? {}}
      />
    ),
  };
}
