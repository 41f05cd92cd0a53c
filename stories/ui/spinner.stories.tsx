import type { Meta, StoryObj } from '@storybook/nextjs-vite';
import { Spinner } from '#ui/spinner.tsx';

const meta = { component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

export const Shown: StoryObj<typeof meta> = { args: { label: 'Chargement' } };
