import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Form } from '#admin/form/form.tsx';
import { clipToText } from '#admin/page-editor/clipboard.ts';
import type { Editor } from '#admin/page-editor/use-editor.ts';
import { useKeys } from '#admin/page-editor/use-keys.ts';
import { usePresence } from '#admin/page-editor/use-presence.ts';
import { RichTextField } from '#admin/rich-text/rich-text-field.tsx';
import { browserApi } from '#client/browser-api.ts';
import { SiteProvider } from '#client/site.tsx';
import type { Clip } from '#domain/document/clips.ts';
import type { DocumentCommand } from '#domain/document/commands.ts';
import { messages } from '#messages/generated/admin/page-editor.ts';
import { sampleSite } from '../../.storybook/sample-site.ts';

type Props = { onSend: (event: { type: string }) => void; onMoment: (moment: string | null) => void };

const site = sampleSite('fr');

/** Parts of the page editor in a shop far from this device: its keys around a text, and a moment. */
function Parts({ onSend, onMoment }: Props) {
  const [moment, setMoment] = useState<string | null>('2026-12-01T08:00:00.000Z');
  useKeys({ send: onSend } as unknown as Editor, messages.fr, () => undefined);
  return (
    <SiteProvider value={{ ...site, site: { ...site.site, timeZone: 'Pacific/Auckland' } }}>
      <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
        <span id="label">Texte</span>
        <RichTextField id="text" labelledBy="label" describedBy={undefined} text="<p>Un mot</p>" onType={() => undefined} source={null} />
        <Form
          id="shown"
          schema={{ properties: { from: { type: ['string', 'null'], format: 'date-time', title: 'À partir du' } } }}
          value={{ from: moment }}
          write={(_, next) => {
            setMoment(next as string | null);
            onMoment(next as string | null);
          }}
        />
      </div>
    </SiteProvider>
  );
}

const meta = { component: Parts, args: { onSend: fn(), onMoment: fn() } } satisfies Meta<typeof Parts>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Ctrl+Z and Ctrl+Y in a formatted text are the screen's steps, though the text editor prevents the browser's own. */
export const Undo: Story = {
  play: async ({ canvasElement, args }) => {
    const text = await within(canvasElement).findByRole('textbox', { name: 'Texte' });
    text.focus();
    const press = (key: string, keyCode: number) => fireEvent.keyDown(text, { key, keyCode, ctrlKey: true });
    press('z', 90);
    press('y', 89);
    press('s', 83);
    await expect((args.onSend as ReturnType<typeof fn>).mock.calls).toEqual([
      [{ type: 'edit.undo' }],
      [{ type: 'edit.redo' }],
      [{ type: 'draft.save' }],
    ]);
  },
};

/** A moment stands on the shop's clock, which is named, and is read from it. */
export const Moment: Story = {
  play: async ({ canvasElement, args }) => {
    const field = await within(canvasElement).findByLabelText('À partir du (heure de la Nouvelle-Zélande)');
    await expect(field).toHaveValue('2026-12-01T21:00');
    await fireEvent.change(field, { target: { value: '2026-07-01T09:30' } });
    await expect(args.onMoment).toHaveBeenLastCalledWith('2026-06-30T21:30:00.000Z');
    await expect(field).toHaveValue('2026-07-01T09:30');
  },
};

const presentEditor = { params: { kind: 'page', name: '12' }, selection: null, send: () => undefined } as unknown as Editor;

/** The names of the others, of an editor whose page can be closed. */
function Present() {
  const others = usePresence(presentEditor);
  return <p>{others.map(({ name }) => name).join() || 'Personne'}</p>;
}

const beats = fn();

/** A tab that is closed says so with a beacon, which browsers deliver after it is gone, and says nothing afterwards. */
export const Presence: StoryObj = {
  render: () => <Present />,
  beforeEach: () => {
    const { call } = browserApi;
    const { sendBeacon } = navigator;
    const others = [{ session: 'x', idUser: 2, name: 'Paul Petit', idNode: null, seenAt: '2026-12-01T08:00:00Z' }];
    beats.mockReset().mockResolvedValue({ others, revision: 0, draft: null });
    browserApi.call = beats;
    navigator.sendBeacon = fn(() => true);
    return () => {
      browserApi.call = call;
      navigator.sendBeacon = sendBeacon;
    };
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('Paul Petit');
    const sessions = () => beats.mock.calls.map(([, { body }]) => (body as { session: string }).session);
    const [session] = sessions();
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    const [address, body] = (navigator.sendBeacon as ReturnType<typeof fn>).mock.calls[0] ?? [];
    await expect(address).toBe('/api/admin/document/page/12/presence');
    await expect(JSON.parse(await (body as Blob).text())).toEqual({ session, idNode: null, isLeaving: true });
    const [options] = beats.mock.calls.map((given) => given[2] as { signal: AbortSignal });
    await expect(options?.signal.aborted).toBe(true);
    // Shown again by going back it is another.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(sessions()).toHaveLength(2));
    await expect(sessions()[1]).not.toBe(session);
  },
};

type PastingProps = { onRun: (command: DocumentCommand) => void };

/** An editor with nothing selected, into which one pastes by keys. */
function Pasting({ onRun }: PastingProps) {
  const editor = { document: { format: 1, layouts: [] }, selection: null, run: onRun, send: () => undefined } as unknown as Editor;
  useKeys(editor, messages.fr, () => undefined);
  return <input aria-label="Titre" />;
}

/** Blocks that were copied in another browser are pasted from the device's clipboard; texts in a field stay the field's. */
export const Pasted: StoryObj<PastingProps> = {
  args: { onRun: fn() },
  render: ({ onRun }) => <Pasting onRun={onRun} />,
  play: async ({ canvasElement, args }) => {
    const nodes = [{ id: 'h', type: 'heading', v: 1, props: { text: 'Venu d’ailleurs' } }];
    const clip: Clip = { kind: 'nodes', name: '', nodes, texts: {} };
    const pasteOn = (target: EventTarget) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', clipToText(clip));
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    };
    pasteOn(within(canvasElement).getByLabelText('Titre'));
    pasteOn(document.body);
    await waitFor(() => expect((args.onRun as ReturnType<typeof fn>).mock.calls).toEqual([[{ do: 'layout.insert', clip, index: 0 }]]));
  },
};
