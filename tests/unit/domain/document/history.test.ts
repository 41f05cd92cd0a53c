import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type History, markStop, rebase, redo, run, startHistory, undo, unsavedSteps } from '#domain/document/history.ts';
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
    const done = run(current, randomCommand(current.document, draw), null);
    if (!('refused' in done)) current = done.history;
    // Some steps that type one value are joined, some are not.
    if (draw(2) === 0) current = markStop(current);
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
          const done = run(markStop(current), command, null);
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

  const step = (history: History, command: Parameters<typeof run>[1]) => {
    const done = run(history, command, null);
    if ('refused' in done) throw new Error(done.refused);
    return done.history;
  };
  const type = (history: History, title: string, id = 'h1') => step(history, { do: 'prop.set', id, steps: ['title'], value: title });
  const titleIn = (history: History) => nodeIndex(history.document).get('h1')?.node.props.title;

  it('joins the strokes of one value to one step until a mark, another value or another command', () => {
    const typed = type(type(type(startHistory(strange), 'É'), 'Él'), 'Élé');
    expect(typed.past).toHaveLength(1);
    expect(undo(typed).document).toEqual(strange);
    expect(type(markStop(typed), 'Élégant').past).toHaveLength(2);
    expect(type(typed, 'Autre', 'u2').past).toHaveLength(2);
    const moved = step(typed, { do: 'layout.move', id: 3, index: 0 });
    expect(type(moved, 'Élégant').past).toHaveLength(3);
  });

  it('begins a step after undoing and redoing, and keeps none of what is typed and taken back', () => {
    const typed = type(markStop(type(startHistory(strange), 'É')), 'Élé');
    expect(type(undo(typed), 'Neuf').past).toHaveLength(2);
    expect(type(redo(undo(typed)), 'Neuf').past).toHaveLength(3);
    expect(type(type(startHistory(strange), 'É'), 'T').past).toEqual([]);
    expect(type(type(type(startHistory(strange), 'É'), 'T'), 'Neuf').past).toHaveLength(1);
  });

  it('puts unsaved steps on top of what somebody else saved, and names what no longer has a place', () => {
    const saved = step(startHistory(strange), { do: 'layout.rename', id: 7, name: 'Saved' });
    const mine = step(type(saved, 'Mine'), { do: 'node.delete', id: 'u2' });
    const theirs = step(step(saved, { do: 'node.delete', id: 'u1' }), { do: 'layout.rename', id: 3, name: 'Theirs' }).document;
    const rebased = rebase(mine, saved.past, theirs);
    expect(rebased.lost).toEqual([{ do: 'node.delete', id: 'u2' }]);
    const { history } = rebased;
    expect(titleIn(history)).toBe('Mine');
    expect(nodeIndex(history.document).has('u1')).toBe(false);
    expect(history.document.layouts[1]?.name).toBe('Theirs');
    expect(JSON.stringify(all(history, undo).document)).toBe(JSON.stringify(strange));
    // A second conflict begins from the same steps.
    expect(rebase(history, rebased.saved, theirs).history.document).toEqual(history.document);
  });

  it('puts what was typed into a step after it was saved on top of what somebody else saved', () => {
    const saved = type(startHistory(strange), 'Élé');
    const theirs = step(saved, { do: 'layout.rename', id: 3, name: 'Theirs' }).document;
    const { history } = rebase(type(saved, 'Élégant'), saved.past, theirs);
    expect(titleIn(history)).toBe('Élégant');
    expect(unsavedSteps(type(saved, 'Élégant'), saved.past)).toHaveLength(1);
    expect(unsavedSteps(undo(saved), saved.past)).toBeNull();
    expect(history.document.layouts[1]?.name).toBe('Theirs');
  });

  it('leaves out of what somebody else saved no step that followed undoing a saved one', () => {
    const saved = step(startHistory(strange), { do: 'layout.rename', id: 7, name: 'Saved' });
    const theirs = step(saved, { do: 'layout.rename', id: 3, name: 'Theirs' }).document;
    const { history } = rebase(type(undo(saved), 'Mine'), saved.past, theirs);
    expect(history.document.layouts.map(({ name }) => name)).toEqual(['Saved', 'Theirs']);
    expect(titleIn(history)).toBe('Mine');
  });
});
