import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inlineTextAt } from '#admin/page-editor/frame/inline-text.ts';
import { writeInPage } from '#admin/rich-text/in-page.ts';
import { canonicalHtml, lossesOf } from '#admin/rich-text/losses.ts';
import { RichTextField } from '#admin/rich-text/rich-text-field.tsx';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { SiteProvider } from '#client/site.tsx';
import conf from '#registry/content/rich-text/conf.schema.json';
import { sanitise } from '#registry/content/texts/sanitise.ts';
import { sampleSite } from '../../.storybook/sample-site.ts';
import { clipboards } from '../samples/clipboards.ts';
import { richTexts, textsForSource } from '../samples/rich-texts.ts';

type FieldProps = { text: string; onType: (html: string) => void };

/** The field of a form: the rich text, or its source where the editor would lose something. */
function TextField({ text, onType }: FieldProps) {
  const [now, setNow] = useState(text);
  const set = (html: string) => {
    setNow(html);
    onType(html);
  };
  return (
    <div style={{ padding: '1rem', maxWidth: '44rem' }}>
      <span id="label">Mentions légales</span>
      <RichTextField
        {...{ id: 'text', labelledBy: 'label', describedBy: undefined }}
        text={now}
        onType={set}
        source={<textarea aria-labelledby="label" value={now} onChange={({ target }) => set(target.value)} />}
      />
    </div>
  );
}

const table =
  '<p>Avant.</p><table><thead><tr><th scope="col">Taille</th><th scope="col">Tour</th></tr></thead><tbody><tr><td>38</td><td>92</td></tr></tbody></table><p>Fin.</p>';

const meta = { component: TextField, args: { text: table, onType: fn() } } satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A letter that stands in none of the texts. */
const letter = 'ж';
const canonical = (html: string): string => canonicalHtml(new DOMParser().parseFromString(html, 'text/html').body);

/** Types a letter as a person does at the start of one of the paragraphs of what is edited. */
async function typeInParagraph(editable: Element, at: number): Promise<void> {
  const page = editable.ownerDocument;
  const paragraphs = editable.querySelectorAll('p');
  const paragraph = paragraphs[at % paragraphs.length];
  if (!paragraph) throw new Error(`no paragraph in ${editable.innerHTML}`);
  page.getSelection()?.collapse(paragraph, 0);
  await frame();
  page.execCommand('insertText', false, letter);
  await frame();
}
const frame = () => new Promise((resolve) => setTimeout(resolve));

/** Returns the difference between a text and the text saved after that letter; null if there is none. */
function differenceOf(text: string, written: string): { text: string; written: string } | null {
  const isWhole = written.split(letter).length === 2 && canonical(sanitiseHtml(written).replace(letter, '')) === canonical(text);
  return isWhole ? null : { text, written };
}

/** Opens a text in the field of a form, types, and gives what the form would save; null where it is shown as its source. */
async function typeInForm(text: string, at: number): Promise<string | null> {
  const holder = document.createElement('div');
  document.body.append(holder);
  const root = createRoot(holder);
  let written: string | null = text;
  const onType = (html: string) => {
    written = html;
  };
  root.render(
    <SiteProvider value={sampleSite('fr')}>
      <TextField text={text} onType={onType} />
    </SiteProvider>,
  );
  await waitFor(() => expect(holder.querySelector('[contenteditable=true], textarea')).not.toBeNull());
  const editable = holder.querySelector<HTMLElement>('[contenteditable=true]');
  if (editable) {
    editable.focus();
    await typeInParagraph(editable, at);
  } else written = null;
  root.unmount();
  holder.remove();
  return written;
}

const place = sampleSite('fr') as unknown as Parameters<typeof sanitise>[1];

/** Shows a text as a page in the frame of the page editor does, writes in it, and gives what the draft would hold; null: not written there. */
async function typeInPage(page: Document, text: string, at: number): Promise<string | null> {
  if (lossesOf(text).length > 0) return null;
  page.body.innerHTML = `<div data-layout="1"><div data-node="n1">${sanitise(text, place)}</div></div>`;
  const hits = page.querySelectorAll('[data-node] *');
  const node = { id: 'n1', type: 'rich-text', v: 1, props: { html: text } };
  const block = { version: 1, mode: 'static', slots: [], defaults: {}, schema: conf, example: {} } as const;
  const found = hits[0] && inlineTextAt(page, hits[0], node, block);
  if (!found?.html) throw new Error(`the page does not find ${text}`);
  let written = '';
  const onInput = (html: string) => {
    written = html;
  };
  const end = writeInPage(found.element, found.html, 'Texte', { onInput, onEnd: fn(), onKey: fn(), onPicturesLeft: fn() });
  const editable = page.querySelector('[contenteditable=true]');
  if (editable) await typeInParagraph(editable, at);
  end();
  return written;
}

/** A page in a frame that runs no script, as the page editor has it. */
async function openFrame(): Promise<HTMLIFrameElement> {
  const element = document.createElement('iframe');
  element.title = 'Page';
  element.sandbox.add('allow-same-origin');
  element.srcdoc = '<!doctype html><html lang="fr"><title>Page</title><body></body></html>';
  const loaded = new Promise((resolve) => element.addEventListener('load', resolve, { once: true }));
  document.body.append(element);
  await loaded;
  return element;
}

export const Table: Story = {};

/** A quarter of the texts, so that each stays within the time of a test. */
const keepsQuarter = (quarter: number): Story => ({
  play: async () => {
    const size = Math.ceil(richTexts.length / 4);
    const texts = richTexts.slice(quarter * size, (quarter + 1) * size);
    const pageFrame = await openFrame();
    const faults: unknown[] = [];
    let sources = 0;
    for (const [at, text] of texts.entries()) {
      const inForm = await typeInForm(text, at);
      const inPage = pageFrame.contentDocument && (await typeInPage(pageFrame.contentDocument, text, at));
      if (inForm === null) sources += 1;
      for (const written of [inForm, inPage]) {
        const fault = written === null ? null : differenceOf(text, written);
        if (fault) faults.push(fault);
      }
      if ((inForm === null) !== (inPage === null)) faults.push({ text, inForm, inPage });
    }
    pageFrame.remove();
    await expect(faults).toEqual([]);
    // With those that are written for it, 20 of the 200 may be for the source.
    await expect(sources).toBeLessThanOrEqual(2);
  },
});
export const KeepsFirstQuarter = keepsQuarter(0);
export const KeepsSecondQuarter = keepsQuarter(1);
export const KeepsThirdQuarter = keepsQuarter(2);
export const KeepsFourthQuarter = keepsQuarter(3);

/** A text that the editor would not keep whole opens as its source, with the reason. Nothing is lost until somebody types. */
export const Source: Story = {
  args: { text: '<p style="color:red">Avant.</p><iframe></iframe>' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('textbox', { name: 'Mentions légales' })).toHaveValue(args.text);
    await expect(canvas.getByText(/perdrait \(style="color:red", <iframe>\)/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Texte' })).toBeDisabled();
    for (const [text, ...reasons] of textsForSource) await expect([text, lossesOf(text)]).toEqual([text, reasons]);
    await expect(args.onType).not.toHaveBeenCalled();
  },
};

/** By keys alone: into the table, to its tools and back, a row and a column more, a row less. */
export const TableByKeys: Story = {
  // The head of a column that was just added is empty until its writer fills it.
  parameters: { a11y: { config: { rules: [{ id: 'empty-table-header', enabled: false }] } } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const text = await canvas.findByRole('textbox', { name: 'Mentions légales' });
    text.focus();
    const cell = text.querySelector('td p');
    getSelection()?.collapse(cell, 0);
    const tools = within(await canvas.findByRole('group', { name: 'Tableau' }));
    const press = async (name: string) => {
      const key = { key: 'F10', altKey: true, bubbles: true, cancelable: true };
      text.dispatchEvent(new KeyboardEvent('keydown', key));
      await expect(canvas.getByRole('combobox', { name: 'Style du paragraphe' })).toHaveFocus();
      const button = tools.getByRole('button', { name });
      for (let step = 0; document.activeElement !== button && step < 30; step += 1) await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(text).toHaveFocus());
    };
    await press('Ligne au-dessous');
    await press('Colonne après');
    await press('Supprimer la ligne');
    await expect(args.onType).toHaveBeenLastCalledWith(
      '<p>Avant.</p><table><thead><tr><th scope="col">Taille</th><th></th><th scope="col">Tour</th></tr></thead><tbody><tr><td></td><td></td><td></td></tr></tbody></table><p>Fin.</p>',
    );
  },
};

/** Puts into the editor what a clipboard holds, as a key does. */
function paste(editable: Element, { html, text }: { html?: string; text?: string }, isPlain = false): void {
  const clipboardData = new DataTransfer();
  if (html !== undefined) clipboardData.setData('text/html', html);
  if (text !== undefined) clipboardData.setData('text/plain', text);
  editable.dispatchEvent(new KeyboardEvent('keydown', { key: 'v', keyCode: 86, ctrlKey: true, shiftKey: isPlain, bubbles: true }));
  editable.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

/** Text copied from Word, Google Docs, a web page or Markdown keeps its form. */
export const Pasted: Story = {
  args: { text: '' },
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Mentions légales' });
    const pasteOver = async (clipboard: { html?: string; text?: string }, isPlain?: boolean): Promise<string> => {
      text.focus();
      await userEvent.keyboard('{Control>}a{/Control}{Delete}');
      paste(text, clipboard, isPlain);
      await frame();
      return canonical((args.onType as ReturnType<typeof fn>).mock.lastCall?.[0]);
    };
    const pasted: [string, string][] = [];
    for (const clipboard of clipboards) pasted.push([clipboard.from, await pasteOver(clipboard)]);
    await expect(pasted).toEqual(clipboards.map(({ from, expected }) => [from, canonical(expected)]));
    const list = clipboards.find(({ from }) => from.startsWith('Word: a list'));
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    document.execCommand('insertText', false, 'Avant');
    await waitFor(() => expect((args.onType as ReturnType<typeof fn>).mock.lastCall?.[0]).toBe('<p>Avant</p>'));
    paste(text, list ?? {});
    const after = `<p>Avant</p>${canonical(list?.expected ?? '')}`;
    await waitFor(() => expect(canonical((args.onType as ReturnType<typeof fn>).mock.lastCall?.[0])).toBe(after));
    await expect(await pasteOver({ text: '## Titre\n- un\n- deux' }, true)).toBe('<p>## Titre</p><p>- un</p><p>- deux</p>');
  },
};
