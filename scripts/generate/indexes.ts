import type { BlockDefinition } from '../../renderer/types.ts';
import type { Block } from './blocks.ts';
import type { JsonSchema } from './json-schema.ts';
import { camel } from './validators.ts';

const made = (what: string) => `/** ${what} Made by \`npm run generate\`. */\n`;

/**
 * Writes the index for the browser and the page's server render: the lazily loaded component of every block that may be hydrated. A static
 * block without slots can contain none of them, so it is always HTML.
 */
export function componentsIndex(blocks: readonly Block[]): string {
  const hydrated = blocks.filter(({ definition }) => definition.mode !== 'static' || definition.slots.length > 0);
  const entries = hydrated.map(({ type, folder }) => {
    const component = `dynamic((load = () => import('../${folder}/${type}.tsx')), { loading: Loading }) as BlockComponent`;
    return `  ${JSON.stringify(type)}: { Component: ${component}, load },\n`;
  });
  return `${made('Every block that may be hydrated: literal imports, so that a page loads the chunks of its own blocks only.')}import dynamic from 'next/dynamic';
import type { BlockComponent, Components, LoadComponent } from '#renderer/types.ts';
import { Loading } from '../loading.ts';

let load: LoadComponent;

export const components: Components = {
${entries.join('')}};
`;
}

/** Writes the index for the server alone: definitions, validators and the components themselves, for static rendering. */
export function serverIndex(blocks: readonly Block[]): string {
  const imports = blocks.map(
    ({ type, folder, hasCode }) =>
      `${hasCode ? `import { code as ${camel(type)} } from '../${folder}/index.ts';\n` : ''}import ${camel(type)}Component from '../${folder}/${type}.tsx';\n`,
  );
  const entries = blocks.map(
    ({ type, conf, definition, hasCode }) =>
      `  ${JSON.stringify(type)}: { definition: ${definitionText(definition, hasCode)}, validate: validators.${camel(type)}, Component: ${camel(type)}Component${linksText(conf)} },\n`,
  );
  return `${made('Every block as the server needs it. Imported by code of getStaticProps and getServerSideProps only.')}import type { ServerBlocks } from '#renderer/types.ts';
${imports.join('')}import * as validators from './validators.js';

export const serverBlocks: ServerBlocks = {
${entries.join('')}};
`;
}

/** A definition as code: what the schema says of it in full, and the block's own code by its name. */
function definitionText(
  { type, version, mode, timed, keepsOwnWidth, startsAtLoad, defaults, slots }: BlockDefinition,
  hasCode: boolean,
): string {
  const settings = JSON.stringify({ type, version, mode, timed, keepsOwnWidth, startsAtLoad, defaults, slots, migrations: {} }).slice(
    0,
    -1,
  );
  return `${settings}${hasCode ? `, ...${camel(type)}` : ''} }`;
}

const linksText = (conf: JsonSchema): string => {
  const links = linksOf(conf);
  return links.length > 0 ? `, links: ${JSON.stringify(links)}` : '';
};

/** JSON pointers to the links among a block's props, `*` for every entry of a list. */
function linksOf(schema: JsonSchema, pointer = ''): string[] {
  if (schema['x-control'] === 'link') return [pointer];
  const properties = Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>);
  return [
    ...properties.flatMap(([name, inner]) => linksOf(inner, `${pointer}/${name}`)),
    ...(schema.items ? linksOf(schema.items as JsonSchema, `${pointer}/*`) : []),
  ];
}
