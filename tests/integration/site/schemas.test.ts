import { expect, it } from 'vitest';
import { onOneEngine } from '../databases.ts';
import { openSite } from './open-site.ts';

onOneEngine('schemas', (db) => {
  it('serves the JSON Schemas of documents and of shared components, which refers to the first', async () => {
    const { app } = await openSite(db());
    const answer = await app.request('/schemas/cms-document.schema.json');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/schema+json; charset=utf-8']);
    expect(await answer.json()).toMatchObject({ $defs: { node: { type: 'object' }, 'block.heading': { type: 'object' } } });
    const component = await app.request('/schemas/cms-component.schema.json');
    expect(await component.json()).toMatchObject({ properties: { cms: { $ref: 'cms-document.schema.json' } } });
    expect((await app.request('/schemas/package.json')).status).toBe(404);
  });
});
