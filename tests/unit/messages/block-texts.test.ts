import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inLanguage, type SchemaTexts, type TextReport, textsOf, withTexts } from '../../../scripts/generate/block-texts.ts';
import { readBlocks } from '../../../scripts/generate/blocks.ts';

const schema = {
  type: 'object',
  properties: {
    align: { enum: ['start', 'center'] },
    tiles: { type: 'string' },
    rows: { type: 'array', items: { type: 'object', properties: { name: { type: 'string' } } } },
  },
};

function joined(texts: { fr?: SchemaTexts; en?: SchemaTexts }) {
  const report: TextReport = { problems: [], missing: [] };
  return { schema: withTexts(schema, texts, { folder: 'registry/content/map', keys: ['block'] }, report), report };
}

describe('the texts of a block', () => {
  it('are complete in every language', async () => {
    expect((await readBlocks(join(import.meta.dirname, '../../../registry'))).missing).toEqual([]);
  });

  it('stand by path beside what they name, in the language that is read', () => {
    const { schema: whole, report } = joined({
      fr: {
        title: 'Carte',
        props: {
          align: { title: 'Place', options: { start: 'Au début', center: 'Au centre' } },
          rows: { items: { props: { name: { title: 'Nom' } } } },
        },
      },
      en: {
        title: 'Map',
        props: {
          align: { title: 'Place', options: { start: 'Start', center: 'Centre' } },
          rows: { items: { props: { name: { title: 'Name' } } } },
        },
      },
    });
    expect(report).toEqual({ problems: [], missing: [] });
    expect(inLanguage(whole, 'fr')).toMatchObject({
      title: 'Carte',
      properties: {
        align: { title: 'Place', 'x-labels': ['Au début', 'Au centre'] },
        rows: { items: { properties: { name: { title: 'Nom' } } } },
      },
    });
    expect(inLanguage(whole, 'en')).toMatchObject({ title: 'Map', properties: { align: { 'x-labels': ['Start', 'Centre'] } } });
  });

  it('that a language lacks are those of English, and are told', () => {
    const { schema: whole, report } = joined({
      fr: { title: 'Carte', props: { align: { options: { start: 'Au début' } } } },
      en: { title: 'Map', description: 'A map.', props: { align: { options: { start: 'Start', center: 'Centre' } } } },
    });
    expect(textsOf(whole).fr).toEqual({ title: 'Carte', description: 'A map.' });
    expect(report.missing).toEqual([
      'registry/content/map/messages/fr.json: block › description',
      'registry/content/map/messages/fr.json: block › props › align › options › center',
    ]);
    expect(report.problems).toEqual([]);
  });

  it('are refused where English has none, nothing has their name, or a parameter stands in them', () => {
    const { report } = joined({
      fr: { description: 'Une carte.', props: { gone: { title: 'Parti' }, align: { options: { end: 'À la fin' }, title: 'Place' } } },
      en: { props: { align: { title: 'Place', options: { start: '{count}', center: 'Centre' } } }, items: { title: 'Row' } },
    });
    expect(report.problems).toEqual([
      'registry/content/map/messages/fr.json: block › props › gone is no property',
      'registry/content/map/messages/en.json: block › items are of no list',
      'registry/content/map/messages/en.json: block › description has no text',
      'registry/content/map/messages/fr.json: block › props › align › options › end is no choice',
      'registry/content/map/messages/en.json: block › props › align › options › start has a parameter: nothing fills it',
    ]);
  });

  it('may hold braces behind quotes', () => {
    const { schema: whole } = joined({ en: { props: { tiles: { title: "'{'z'}'/'{'x'}'" } } } });
    expect(inLanguage(whole, 'fr')).toMatchObject({ properties: { tiles: { title: '{z}/{x}' } } });
  });
});
