import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type History, rebase, redo, run, startHistory, undo } from '#domain/document/history.ts';
import { nodeIndex, nodesOf } from '#domain/document/nodes.ts';
import { serverBlocks } from '#registry/generated/server.ts';
import { normalise } from '#renderer/core/normalise.ts';
import { CmsDocument } from '#schemas/cms/document.ts';
import { drawFrom, randomCommand } from './random-commands.ts';

/** A page of the sample sites, and one that holds what this version of the program does not know. */
const folder = join(import.meta.dirname, '../../../../content/89/pages');
const samples = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
  .map((page) => page.cms ?? page)
  .filter((cms) => CmsDocument.safeParse(cms).success && cms.layouts.length > 0)
  .slice(0, 4) as CmsDocument[];

const strange = JSON.parse(`{
  "future": { "b": 1, "a": [2] },
  "format": 1,
  "layouts": [
    { "id": 7, "name": "Un", "colour": "red", "nodes": [
      { "type": "unheard-of", "id": "u1", "v": 9, "props": { "z": 1, "10": 2, "__proto__": { "x": 1 }, "a": null }, "later": [1, { "k": 2 }], "slots": { "inside": [ { "id": "u2", "type": "hero", "v": 1, "props": { "title": "Dedans" } } ] } },
      { "id": "s1", "type": "section", "v": 1, "props": { "items": [ { "title": "A" }, { "title": "B" } ] }, "slots": { "default": [ { "id": "h1", "type": "heading", "v": 1, "props": { "title": "T", "text": "Texte" }, "bind": { "text": "site.name" } } ] } }
    ] },
    { "id": 3, "name": "", "nodes": [] }
  ],
  "translations": { "en": { "s1": { "/items/0/title": "An A", "/items/1/title": "A B" }, "h1": { "/title": "Title" } } }
}`) as CmsDocument;

const documents: readonly CmsDocument[] = [strange, ...samples];

function perform(history: History, numbers: readonly number[], steps: number): History {
  const draw = drawFrom(numbers);
  let current = history;
  for (let step = 0; step < steps; step++) {
    // Steps follow each other within the pause and beyond it, so that some are joined.
    const done = run(current, randomCommand(current.document, draw), { selection: null, at: step * 700 + draw(900) });
    if (!('refused' in done)) current = done.history;
    if (draw(9) === 0) current = undo(current);
    if (draw(12) === 0) current = redo(current);
  }
  return current;
}

const all = (history: History, move: (one: History) => History): History => {
  const next = move(history);
  return next === history ? history : all(next, move);
};

const sequences = fc.tuple(fc.nat(documents.length - 1), fc.array(fc.nat(10_000), { minLength: 20, maxLength: 80 }));

describe('the history of a document', () => {
  it('after 1,000 random sequences undoes all to the first document and redoes all to the last, byte for byte', () => {
    let steps = 0;
    fc.assert(
      fc.property(sequences, ([which, numbers]) => {
        const first = documents[which] as CmsDocument;
        const text = JSON.stringify(first);
        const last = perform(startHistory(first), numbers, 25);
        steps += last.past.length;
        const undone = all(last, undo);
        expect(JSON.stringify(undone.document)).toBe(text);
        expect(JSON.stringify(all(undone, redo).document)).toBe(JSON.stringify(all(last, redo).document));
        expect(JSON.stringify(first)).toBe(text);
      }),
      { numRuns: 1000 },
    );
    // The sequences do something.
    expect(steps).toBeGreaterThan(8000);
  }, 120_000);

  it('keeps what is saved valid: ids given once, nothing that the reader of documents would repair', () => {
    fc.assert(
      fc.property(sequences, ([which, numbers]) => {
        const { document } = perform(startHistory(documents[which] as CmsDocument), numbers, 25);
        expect(CmsDocument.safeParse(document).error).toBeUndefined();
        const isKnown = (type: string) => type === 'component' || Object.hasOwn(serverBlocks, type);
        const { issues } = normalise(document, isKnown);
        expect(issues.filter(({ code }) => code !== 'unknown-type' && code !== 'forbidden-key')).toEqual([]);
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it('leaves every node that no command named byte for byte', () => {
    fc.assert(
      fc.property(sequences, ([which, numbers]) => {
        const first = documents[which] as CmsDocument;
        const draw = drawFrom(numbers);
        let current = startHistory(first);
        const touched = new Set<string>();
        for (let step = 0; step < 25; step++) {
          const command = randomCommand(current.document, draw);
          const before = current.document;
          const done = run(current, command, { selection: null, at: step * 2000 });
          if ('refused' in done) continue;
          current = done.history;
          // An id that became free may be given again.
          for (const { id } of nodesOf(before.layouts)) if (!nodeIndex(current.document).has(id)) touched.add(id);
          const names = 'id' in command && typeof command.id === 'string' ? [command.id] : [];
          const parents = 'at' in command && command.at.parent !== null ? [command.at.parent] : [];
          for (const id of [...names, ...parents]) {
            for (const document of [before, current.document]) {
              touched.add(id);
              let parent = nodeIndex(document).get(id)?.place.parent;
              while (parent) {
                touched.add(parent);
                parent = nodeIndex(document).get(parent)?.place.parent;
              }
            }
          }
        }
        const after = new Map([...nodesOf(current.document.layouts)].map((node) => [node.id, node]));
        for (const node of nodesOf(first.layouts)) {
          const now = after.get(node.id);
          if (now && !touched.has(node.id)) expect(JSON.stringify(now)).toBe(JSON.stringify(node));
        }
      }),
      { numRuns: 300 },
    );
  }, 120_000);

  it('joins the strokes of one value to one step, and a pause or another value begins a new one', () => {
    const type = (history: History, title: string, at: number, id = 'h1') => {
      const done = run(history, { do: 'prop.set', id, steps: ['title'], value: title }, { selection: null, at });
      return 'refused' in done ? history : done.history;
    };
    const typed = type(type(type(startHistory(strange), 'É', 0), 'Él', 300), 'Élé', 900);
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).document).toEqual(strange);
    expect(type(typed, 'Élégant', 5000).past).toHaveLength(2);
    expect(type(typed, 'Autre', 1000, 'u2').past).toHaveLength(2);
    expect(type(undo(typed), 'Neuf', 1000).past).toHaveLength(1);
    expect(type(type(startHistory(strange), 'É', 0), 'T', 100).past).toEqual([]);
  });

  it('puts unsaved steps on top of what somebody else saved, and names what no longer has a place', () => {
    const step = (history: History, command: Parameters<typeof run>[1], at: number) => {
      const done = run(history, command, { selection: null, at });
      if ('refused' in done) throw new Error(done.refused);
      return done.history;
    };
    const saved = step(startHistory(strange), { do: 'layout.rename', id: 7, name: 'Saved' }, 0);
    const mine = step(
      step(saved, { do: 'prop.set', id: 'h1', steps: ['title'], value: 'Mine' }, 5000),
      { do: 'node.delete', id: 'u2' },
      9000,
    );
    const theirs = step(step(saved, { do: 'node.delete', id: 'u1' }, 5000), { do: 'layout.rename', id: 3, name: 'Theirs' }, 9000).document;
    const rebased = rebase(mine, 1, theirs, 10_000);
    expect(rebased?.lost).toEqual([{ do: 'node.delete', id: 'u2' }]);
    const { history } = rebased as { history: History };
    expect(nodeIndex(history.document).get('h1')?.node.props.title).toBe('Mine');
    expect(nodeIndex(history.document).has('u1')).toBe(false);
    expect(history.document.layouts[1]?.name).toBe('Theirs');
    expect(JSON.stringify(all(history, undo).document)).toBe(JSON.stringify(strange));
    expect(rebase(undo(undo(undo(mine))), 1, theirs, 0)).toBeNull();
  });
});
