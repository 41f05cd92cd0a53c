import { expect, it } from 'vitest';
import { z } from 'zod';
import { bindPaths } from '#admin/page-editor/form/bind-paths.ts';
import { Album } from '#schemas/album.ts';
import { Blog, BlogFolder } from '#schemas/blog.ts';
import { Element } from '#schemas/element.ts';
import { Product } from '#schemas/product.ts';
import { Service } from '#schemas/service.ts';
import { knownComponents } from '#schemas/shared-components.ts';

/** Data that the screens pass to their documents (docs/cms-document.md, "The data context"). */
const given = z.object({ product: Product, article: Blog, folder: BlogFolder, album: Album, service: Service, event: Element });

/** The schema that a path leads to; undefined where it leads nowhere. */
function schemaAt(path: string): unknown {
  let schema: z.ZodType | undefined = given;
  for (const step of path.split('.')) {
    while (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) schema = schema.unwrap() as z.ZodType;
    schema = schema instanceof z.ZodObject ? (schema.shape[step] as z.ZodType | undefined) : undefined;
  }
  return schema;
}

const sheets = knownComponents.map(({ slug }) => slug).filter((slug) => bindPaths(slug) !== bindPaths(null));

it('the page editor offers the fields of what each sheet is about, and each is there', () => {
  expect(sheets.toSorted()).toEqual([
    'album-sheet',
    'blog-article',
    'blog-folder',
    'error',
    'event-sheet',
    'product-customize',
    'product-sheet',
    'service-sheet',
    'wine-sheet',
  ]);
  const paths = sheets.filter((slug) => slug !== 'error').flatMap((slug) => bindPaths(slug)[0]?.paths ?? []);
  expect(paths.length).toBeGreaterThan(20);
  expect(paths.filter((path) => !schemaAt(path))).toEqual([]);
});
