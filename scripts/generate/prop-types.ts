import { compile } from 'json-schema-to-typescript';
import { textsOf } from './block-texts.ts';
import type { ConfSchema } from './conf-schema.ts';
import type { JsonSchema } from './json-schema.ts';

/** `product-grid` → `ProductGrid`. */
export const pascal = (type: string): string => type.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * The TypeScript type of a block's props as its component receives them: a prop with a default is always there.
 */
export async function propTypes(type: string, conf: ConfSchema, defaults: object): Promise<string> {
  const required = [...new Set([...(conf.required ?? []), ...Object.keys(defaults)])];
  const schema = { ...factsOf(conf), required };
  const code = await compile(schema, `${pascal(type)}Props`, {
    ignoreMinAndMaxItems: true,
    bannerComment: `/** Props of the block \`${type}\`, made from its conf.schema.json by \`npm run generate\`. */`,
    style: { singleQuote: true, printWidth: 140 },
  });
  return code.includes('ResolvedPicture')
    ? code.replace('*/\n', "*/\nimport type { ResolvedPicture } from '#schemas/cms/picture.ts';\n")
    : code;
}

/** Facts alone; the English texts of a property become its doc comment. */
function factsOf(schema: JsonSchema): JsonSchema {
  if (schema['x-control'] === 'picture') return { tsType: 'ResolvedPicture' };
  return Object.fromEntries(
    Object.entries(schema).flatMap(([keyword, value]) => {
      if (keyword === 'examples' || keyword === 'default' || keyword.startsWith('x-')) return [];
      return [[keyword, keyword === 'properties' ? documented(value as Record<string, JsonSchema>) : deep(value)]];
    }),
  );
}

const deep = (value: unknown): unknown =>
  Array.isArray(value) ? value.map(deep) : typeof value === 'object' && value !== null ? factsOf(value as JsonSchema) : value;

function documented(properties: Record<string, JsonSchema>): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => {
      const { title, description } = textsOf(schema).en ?? {};
      const words = [title, description].filter((word) => word !== undefined);
      return [name, { ...factsOf(schema), ...(words.length > 0 && { description: words.join('. ') }) }];
    }),
  );
}
