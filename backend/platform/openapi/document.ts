import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { langs, toLocale } from '#messages/languages.ts';
import type { Api } from '../http/route.ts';
import { labelFields } from './field-labels.ts';
import { isJsonObject, type Json, type JsonObject, type OpenApiDocument } from './json-document.ts';
import { nameSchemas } from './named-schemas.ts';

/** Describes every call that is registered, as OpenAPI 3.1. @param webOrigin of the shop, through which browsers reach the API */
export function openApiDocument(app: Api, webOrigin: string): OpenApiDocument {
  const made = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Storefront API',
      version: '1',
      description: `Every answer is {success, data, message}. Headers: idSite (site), userLang (${langs.map(toLocale).join(' or ')}), Authorization (token).`,
    },
    servers: [
      { url: `${webOrigin}/api`, description: 'Through the shop, as its pages call it' },
      { url: '/', description: 'The API itself, where it is reached without the shop' },
    ],
  });
  return withExamples(hoist(nameSchemas(labelFields(JSON.parse(JSON.stringify(made)) as OpenApiDocument))));
}

/** Answers that the API gave on the sample site, by the calls' keys (`npm run api:examples`). */
export const readExamples = (): Record<string, Json> =>
  JSON.parse(readFileSync(join(import.meta.dirname, 'examples.json'), 'utf8')) as Record<string, Json>;

/** Puts beside the description of each answer one that is true. */
function withExamples(document: OpenApiDocument): OpenApiDocument {
  for (const [key, example] of Object.entries(readExamples())) {
    const [method = '', path = ''] = key.split(' ');
    const described = at(document.paths, path, method.toLowerCase(), 'responses', '200', 'content', 'application/json');
    if (described) described.example = example;
  }
  return document;
}

/** Returns the object at the end of a path of keys. */
function at(from: JsonObject, ...way: string[]): JsonObject | undefined {
  let found: Json | undefined = from;
  for (const key of way) found = isJsonObject(found) ? found[key] : undefined;
  return isJsonObject(found) ? found : undefined;
}

/**
 * Moves the definitions that a schema brings along (`#/$defs/…`, of types that hold themselves) to the document's components:
 * a reference counts from the root of the whole document.
 */
function hoist(document: OpenApiDocument): OpenApiDocument {
  const schemas: JsonObject = {};
  const names = new Map<string, string>();

  function place(definitions: JsonObject): Map<string, string> {
    const own = new Map<string, string>();
    for (const [name, definition] of Object.entries(definitions)) {
      const text = JSON.stringify(definition);
      const known = names.get(text) ?? `Shared${names.size + 1}`;
      names.set(text, known);
      own.set(`#/$defs/${name}`, `#/components/schemas/${known}`);
    }
    for (const definition of Object.values(definitions)) schemas[names.get(JSON.stringify(definition)) ?? ''] = walk(definition, own);
    return own;
  }
  function walk(value: Json, references: ReadonlyMap<string, string>): Json {
    if (Array.isArray(value)) return value.map((each) => walk(each, references));
    if (!isJsonObject(value)) return value;
    const { $defs, ...rest } = value;
    const known = isJsonObject($defs) ? place($defs) : references;
    return Object.fromEntries(
      Object.entries(rest).map(([key, inner]) => [
        key,
        key === '$ref' && typeof inner === 'string' ? (known.get(inner) ?? inner) : walk(inner, known),
      ]),
    );
  }
  const walked = walk(document, new Map()) as OpenApiDocument;
  return {
    ...walked,
    components: { ...walked.components, schemas: { ...(walked.components.schemas as JsonObject | undefined), ...schemas } },
  };
}
