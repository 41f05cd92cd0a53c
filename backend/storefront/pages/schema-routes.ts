import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import type { Api } from '#backend/platform/http/route.ts';

const folder = join(import.meta.dirname, '../../../schemas/generated');
/** The component's schema refers to the document's by its name: both stand under the names of their files. */
const names = ['cms-document.schema.json', 'cms-component.schema.json'];

/** GET /schemas/<name>: JSON Schemas of what the API keeps, for editors and other programs. Anybody may read them. */
export function schemaRoutes(app: Api): void {
  for (const name of names) {
    const schema: PlainDefinition = { access: 'public', types: ['application/schema+json'], summary: 'The JSON Schema of that name' };
    plainRoute(app, `GET /schemas/${name}`, schema, async (c) =>
      c.body(await readFile(join(folder, name), 'utf8'), 200, {
        'Content-Type': 'application/schema+json; charset=utf-8',
        'Cache-Control': 'public, max-age=3600',
        'Access-Control-Allow-Origin': '*',
      }),
    );
  }
}
