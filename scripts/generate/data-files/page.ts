import { type ArchiveFileName, archiveFiles } from '#schemas/archive-files.ts';
import { isTranslatable } from '#schemas/parameters/definition.ts';
import { parameterCatalogue } from '#schemas/parameters/index.ts';
import { type KnownComponent, knownComponents } from '#schemas/shared-components.ts';
import { type EntityTexts, readEntityTexts } from './entity-texts.ts';
import { type DataField, dataFields } from './fields.ts';
import { publishingWords } from './publishing-words.ts';
import { shopWords } from './shop-words.ts';
import { siteWords } from './site-words.ts';
import { type FileWords, sharedWords } from './words.ts';

const page = 'docs/data-files.md';
const allWords: Record<ArchiveFileName, FileWords> = { ...siteWords, ...shopWords, ...publishingWords };
const files = Object.entries(archiveFiles).map(([name, schema]) => {
  const words = allWords[name as ArchiveFileName];
  return { name, isList: schema.def.type === 'array', words, texts: readEntityTexts(name), fields: dataFields(schema) };
});

type Described = { words: FileWords; texts: readonly EntityTexts[] };

/** Returns the description of a field: its file's, that of the panel's forms, else the shared one for the last parts of its path. */
function wordsOf({ words, texts }: Described, path: string): string | undefined {
  const parts = path.split('.');
  const ofEntity = texts.map(({ fields }) => fields[path]).find((text) => text !== undefined);
  return (
    words.fields[path] ??
    ofEntity ??
    [parts.slice(-2), parts.slice(-1)].map((end) => sharedWords[end.join('.')]).find((found) => found !== undefined)
  );
}

/** Lists the faults of the page: a field without a description, a description of an unknown field. */
export function dataFileProblems(): string[] {
  return files.flatMap(({ name, words, texts, fields }) => [
    ...fields
      .filter(({ path }) => wordsOf({ words, texts }, path) === undefined)
      .map(({ path }) => `${page}: ${name}, ${path}: nothing says what it is (scripts/generate/data-files/)`),
    ...Object.keys(words.fields)
      .filter((path) => !fields.some((field) => field.path === path))
      .map((path) => `${page}: ${name} has no field ${path}, which scripts/generate/data-files/ tells of`),
    ...texts.flatMap(({ path: file, fields: told }) =>
      Object.keys(told)
        .filter((path) => !fields.some((field) => field.path === path))
        .map((path) => `${page}: ${name} has no field ${path}, which ${file} has texts of`),
    ),
  ]);
}

/** docs/data-files.md: every file of a site's folder with its fields, the shared components, and where translations stand. */
export function dataFilesPage(): string {
  return `# Data files of a site

A site is a folder of files: \`content/89\` and \`content/90\` are two. \`npm run site -- export\` writes such a folder and \`npm run site -- import\` reads it ([guide-admin.md](guide-admin.md#moving-a-site)); \`npm run cms -- check <folder>\` says what is wrong in it. \`npm run generate\` writes this page from the schemas that an import reads the files with (\`schemas/archive-files.ts\`); a field that this page says nothing of fails the check.

Only \`site.json\` and \`pages.json\` must be there. Beside the JSON files a folder holds:

| folder | what it holds |
| --- | --- |
| \`pages/<key>.json\` | the document of a page ([cms-document.md](cms-document.md)) |
| \`components/<slug>.json\` | a shared component, see [below](#shared-components) |
| \`legal/<KEY>.html\` | the value of a long parameter as a file of its own: \`legal/SALE_TERMS.html\`; in another language \`legal/SALE_TERMS@en_US.html\` |
| \`pictures/<name>.svg\`, \`.jpg\`, \`.png\`, \`.webp\`, \`.avif\` | pictures; files name them without the ending, documents as \`{ "picture": "<name>", "alt": "…" }\` |
| \`files/<name>.mp4\`, \`.webm\`, \`.pdf\` | videos and PDF files; documents name them by their addresses |
| \`fonts/<name>.woff2\`, \`.woff\`, \`.ttf\`, \`.otf\` | fonts that site.json names |

In the tables \`[]\` stands for each entry of a list. A field without “required” may be left out; its default stands in the third column where it is not null, empty or an empty list. Money is whole cents with tax, rates are basis points (2000 is 20 %), moments are UTC; a day stands for its beginning.

## Translations

Texts are written in the first of \`locales\` in site.json. Those of the other languages stand beside them, and what is left out shows in the first language:

| of | where |
| --- | --- |
| products, pages, news and all else in these files | \`translations\` of the entry: \`{ "en_US": { "name": "…" } }\`. The tables name the texts that may stand there; another one is refused |
| a picture’s description | \`translations\` of the picture: \`{ "en_US": { "alt": "…" } }\` |
| documents of pages/ and components/ | \`translations\` of the document: locale → id of the node → path into its props → text ([cms-document.md](cms-document.md)) |
| parameters | a key of its own: \`PROMOTE_MESSAGE@en_US\`; for those that are words, see below |
| legal texts | a file of its own: \`legal/SALE_TERMS@en_US.html\` |

Parameters that may have a value in each language: ${translatable()}.

## Shared components

Files of components/ that the program knows by name; a site may have others, which its documents place. Without a required one its addresses answer 404, or every page lacks it. For a built-in one a ready screen stands in.

| component | stands at | without it |
| --- | --- | --- |
${knownComponents.map(componentRow).join('\n')}
${files.map(section).join('')}`;
}

/** Parameters that may have a value in each language. */
function translatable(): string {
  return parameterCatalogue
    .filter(isTranslatable)
    .map(({ key }) => `\`${key}\``)
    .join(', ');
}

function componentRow({ slug, addresses, need, isShopOnly }: KnownComponent): string {
  const where =
    addresses.length > 0
      ? addresses.map((address) => (address === '*' ? 'any address that fails' : `\`${address}\``)).join('<br>')
      : 'every page';
  const without = {
    required: `**required**${isShopOnly ? ' where the site sells' : ''}`,
    'built-in': 'a built-in one',
    optional: 'nothing is missed',
  }[need];
  return `| \`${slug}\` | ${where} | ${without} |`;
}

const section = ({ name, isList, words, texts, fields }: (typeof files)[number]): string => `
## ${name}

${words.holds}${isList ? ' A list of:' : ''}
${
  fields.length === 0
    ? ''
    : `
| field | value | required, or default | what it is |
| --- | --- | --- | --- |
${fields.map((field) => row({ words, texts }, field)).join('\n')}
`
}`;

const row = (described: Described, { path, type, need }: DataField): string =>
  `| \`${path}\` | ${[type, need, wordsOf(described, path) ?? ''].map(asCell).join(' | ')} |`;

/** A pipe would end the cell. */
const asCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
