import { type Config, type Data, Puck, type Slot } from '@puckeditor/core';
import '@puckeditor/core/puck.css';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { largePage, type PageItem } from '../large-page.ts';

// Puck's editor on the page of bench/editor/large-page.ts, with two components that are as plain as ours.

type Content = { content: ComponentType };

const config = {
  components: {
    section: {
      fields: { content: { type: 'slot' } },
      render: ({ content: Inner }: Content) => (
        <section>
          <Inner />
        </section>
      ),
    },
    heading: { fields: { text: { type: 'text' } }, render: ({ text }: { text: string }) => <h3>{text}</h3> },
  },
} as unknown as Config;

type PuckItem = { type: string; props: { id: string; text?: string; content?: Slot } };
const toPuck = ({ id, type, text, children }: PageItem): PuckItem => ({
  type,
  props: { id, ...(type === 'heading' ? { text } : { content: children.map(toPuck) as unknown as Slot }) },
});

const data = { root: {}, content: largePage().map(toPuck) } as unknown as Data;
const root = document.getElementById('root');
if (root) createRoot(root).render(<Puck config={config} data={data} />);
