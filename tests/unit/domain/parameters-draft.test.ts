import { describe, expect, it } from 'vitest';
import {
  afterSave,
  change,
  changesBetween,
  clashOf,
  discard,
  redo,
  refusedOf,
  settle,
  startDraft,
  type,
  undo,
  unsavedOf,
} from '#domain/parameters-draft.ts';

const stored = { PRIMARY_COLOR: '#112233', SUBMENU_WIDTH: '220' };
const typed = (...texts: string[]) =>
  texts.reduce((draft, text, index) => type(draft, { key: 'COMPANY_NAME', text, at: 100 * index }), startDraft(stored));

describe('the draft', () => {
  it('counts what differs from what is stored', () => {
    const draft = change(startDraft(stored), { PRIMARY_COLOR: '#000000', SUBMENU_WIDTH: null, MENU_ALIGNMENT: 'CENTER' });
    expect(unsavedOf(draft)).toEqual({ PRIMARY_COLOR: '#000000', SUBMENU_WIDTH: null, MENU_ALIGNMENT: 'CENTER' });
    expect(unsavedOf(change(draft, { PRIMARY_COLOR: '#112233', SUBMENU_WIDTH: '220', MENU_ALIGNMENT: 'LEFT' }))).toEqual({});
  });

  it('keeps an emptied text apart from the default', () => {
    expect(unsavedOf(change(startDraft(stored), { BACKGROUND_COLOR: '' }))).toEqual({ BACKGROUND_COLOR: '' });
  });

  it('starts from the unsaved changes of before', () => {
    expect(unsavedOf(startDraft(stored, { SUBMENU_WIDTH: '300' }))).toEqual({ SUBMENU_WIDTH: '300' });
  });

  it('undoes the strokes of one field at once, and a pause or another field begins a new step', () => {
    const once = typed('É', 'Él', 'Élé');
    expect(undo(once).texts).toEqual(stored);
    expect(redo(undo(once)).texts).toEqual(once.texts);
    const later = type(once, { key: 'COMPANY_NAME', text: 'Élégance', at: 5000 });
    expect(undo(later).texts).toEqual(once.texts);
    const other = type(once, { key: 'COMPANY_CITY', text: 'A', at: 250 });
    expect(undo(other).texts).toEqual(once.texts);
  });

  it('forgets what was undone when something new is typed', () => {
    const draft = type(undo(typed('a')), { key: 'COMPANY_CITY', text: 'b', at: 9000 });
    expect(redo(draft)).toBe(draft);
  });

  it('has nothing to undo at first, and no step for a change that changes nothing', () => {
    const draft = startDraft(stored);
    expect(undo(draft)).toBe(draft);
    expect(change(draft, { SUBMENU_WIDTH: '220' }).past).toEqual([]);
  });

  it('discards as one step that can be undone', () => {
    const draft = change(change(startDraft(stored), { SUBMENU_WIDTH: '1' }), { PRIMARY_COLOR: '#ffffff' });
    expect(unsavedOf(discard(draft))).toEqual({});
    expect(undo(discard(draft)).texts).toEqual(draft.texts);
  });

  it('keeps at most 200 steps', () => {
    const draft = Array.from({ length: 300 }).reduce<ReturnType<typeof startDraft>>(
      (last, _, index) => change(last, { COMPANY_NAME: `n${index}` }),
      startDraft(stored),
    );
    expect(draft.past).toHaveLength(200);
  });

  it('says which values would be refused, only among those that changed', () => {
    const draft = change(startDraft({ ...stored, FOOTER_FONT_COLOR: 'red' }), {
      PRIMARY_COLOR: 'blue',
      SUBMENU_WIDTH: 'wide',
      DARK_THEME: 'perhaps',
      NOT_OF_THE_CATALOGUE: 'x',
    });
    expect(refusedOf(draft)).toEqual({ PRIMARY_COLOR: 'constraint', SUBMENU_WIDTH: 'not-number', DARK_THEME: 'not-boolean' });
  });
});

describe('saving', () => {
  it('leaves unsaved what was typed meanwhile, and undo goes behind the save', () => {
    const sent = change(startDraft(stored), { SUBMENU_WIDTH: '300' });
    const meanwhile = change(sent, { COMPANY_NAME: 'Maison' });
    const draft = afterSave(meanwhile, sent.texts, sent.texts);
    expect(unsavedOf(draft)).toEqual({ COMPANY_NAME: 'Maison' });
    expect(unsavedOf(undo(undo(draft)))).toEqual({ SUBMENU_WIDTH: '220' });
  });
});

describe('a conflict', () => {
  const draft = change(startDraft(stored), { SUBMENU_WIDTH: '300', COMPANY_NAME: 'Mine' });
  const theirs = { ...stored, SUBMENU_WIDTH: '400', COMPANY_CITY: 'Lyon' };

  it('names the keys that both changed and those only the other did', () => {
    expect(clashOf(draft, theirs)).toEqual({ both: ['SUBMENU_WIDTH'], theirs: ['COMPANY_CITY'] });
  });

  it('is none where both wrote the same', () => {
    expect(clashOf(draft, { ...stored, SUBMENU_WIDTH: '300' }).both).toEqual([]);
  });

  it('settles key by key; mine where nothing was chosen', () => {
    expect(unsavedOf(settle(draft, theirs, {}))).toEqual({ SUBMENU_WIDTH: '300', COMPANY_NAME: 'Mine' });
    expect(unsavedOf(settle(draft, theirs, { SUBMENU_WIDTH: 'theirs' }))).toEqual({ COMPANY_NAME: 'Mine' });
    expect(settle(draft, theirs, {}).texts).toEqual({ ...stored, SUBMENU_WIDTH: '300', COMPANY_NAME: 'Mine', COMPANY_CITY: 'Lyon' });
  });
});

it('the changes between two sets lead from one to the other', () => {
  expect(changesBetween({ A: '1', B: '2' }, { B: '3', C: '4' })).toEqual({ A: null, B: '3', C: '4' });
});
