import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Pagination } from '#ui/pagination.tsx';
import { Table } from '#ui/table.tsx';
import { Tabs } from '#ui/tabs.tsx';

function Lists() {
  const [tab, setTab] = useState<'a' | 'b'>('a');
  return (
    <div style={{ padding: '1.5rem' }}>
      <Tabs
        label="Compte"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { key: 'a', label: 'Commandes', panel: <p>Les commandes</p> },
          { key: 'b', label: 'Profil', panel: <p>Le profil</p> },
        ]}
      />
      <Table
        caption="Commandes"
        rows={[{ id: '1', total: '28,90 €' }]}
        rowKey={({ id }) => id}
        columns={[
          { key: 'id', header: 'Numéro', cell: ({ id }) => id },
          { key: 'total', header: 'Total', cell: ({ total }) => total, align: 'end' },
        ]}
      />
      <Pagination
        page={5}
        pageCount={12}
        hrefOf={(page) => `?page=${page}`}
        labels={{ navigation: 'Pages', previous: 'Précédente', next: 'Suivante', page: ({ page }) => `Page ${page}` }}
      />
    </div>
  );
}

const meta = { component: Lists } satisfies Meta<typeof Lists>;
export default meta;

/** The arrow keys move between tabs. */
export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByRole('tab', { name: 'Commandes' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(page.getByRole('tab', { name: 'Profil' })).toHaveFocus();
    await expect(page.getByText('Le profil')).toBeVisible();
  },
};
