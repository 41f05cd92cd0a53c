import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';
import { messages } from '#admin/page-editor/messages.ts';
import { MomentInput } from '#admin/page-editor/moment-input.tsx';
import type { Editor } from '#admin/page-editor/use-editor.ts';
import { useKeys } from '#admin/page-editor/use-keys.ts';
import { RichTextField } from '#admin/rich-text/rich-text-field.tsx';
import { SiteProvider } from '#client/site.tsx';
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
        <MomentInput
          label="À partir du"
          className=""
          value={moment}
          onSet={(next) => {
            setMoment(next);
            onMoment(next);
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
    const field = within(canvasElement).getByLabelText('À partir du (heure de la Nouvelle-Zélande)');
    await expect(field).toHaveValue('2026-12-01T21:00');
    await fireEvent.change(field, { target: { value: '2026-07-01T09:30' } });
    await expect(args.onMoment).toHaveBeenLastCalledWith('2026-06-30T21:30:00.000Z');
    await expect(field).toHaveValue('2026-07-01T09:30');
  },
};
