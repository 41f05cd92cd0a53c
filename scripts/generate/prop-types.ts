import { compile } from 'json-schema-to-typescript';
import type { ConfSchema, JsonSchema } from './conf-schema.ts';

/** `product-grid` → `ProductGrid`. */
export const pascal = (type: string): string => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The TypeScript type of a block's props as its component receives them: a prop with a default is always there.
 */
export async function propTypes(type: string, conf: ConfSchema, defaults: object): Promise<string> {
  const required = [...new Set([...(conf.required ?? []), ...Object.keys(defaults)])];
  const schema = { ...withoutTitles(conf), required };
  const code = await compile(schema, `${pascal(type)}Props`, {
    ignoreMinAndMaxItems: true,
    bannerComment: `/** Props of the block \`${type}\`, made from its conf.schema.json by \`npm run generate\`. */`,
    style: { singleQuote: true, printWidth: 140 },
  });
  return code.includes('ResolvedPicture')
    ? code.replace('*/\n', "*/\nimport type { ResolvedPicture } from '#schemas/cms/picture.ts';\n")
    : code;
}

/** Titles of nested schemas would become names of types; the English wording becomes the doc comment. */
function withoutTitles(schema: JsonSchema): JsonSchema {
  if (schema['x-control'] === 'picture') return { tsType: 'ResolvedPicture' };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'title' || keyword === 'examples' || keyword === 'description' || keyword === 'default' || keyword.startsWith('x-'))
        return [];
      return [[keyword, keyword === 'properties' ? documented(value as Record<string, JsonSchema>) : deep(value)]];
    }),
  );
}

const deep = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(deep) : typeof value === 'object' && value !== null ? withoutTitles(value as JsonSchema) : value;

function documented(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const words = [schema['x-title-en'], schema['x-description-en']].filter((word) => typeof word === 'string');
      return [name, { ...withoutTitles(schema), ...(words.length > 0 && { description: words.join('. ') }) }];
    }),
  );
}
