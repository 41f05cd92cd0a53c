import type { AdminPage } from '#schemas/page-admin.ts';
import { Select } from '#ui/select.tsx';
import { type PageItem, pageItems } from './tree-items.ts';

type PageSelectProps = {
  label: string;
  pages: readonly AdminPage[];
  value: number | null;
  /** The choice of no page. */
  topLabel?: string;
  placeholder?: string;
  error: string | undefined;
  onChange: (id: number | null) => void;
};

/** Chooses a page of the tree, those below others set in. */
export function PageSelect({ label, pages, value, topLabel, placeholder, error, onChange }: PageSelectProps) {
  return (
    <Select
      label={label}
      placeholder={placeholder}
      value={value === null ? '' : String(value)}
      options={[...(topLabel ? [{ value: '', label: topLabel }] : []), ...options(pageItems(pages), 0)]}
      error={error}
      onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
    />
  );
}

const options = (items: readonly PageItem[], level: number): { value: string; label: string }[] =>
  items.flatMap(({ page, children }) => [
    { value: String(page.id), label: `${'\u2003'.repeat(level)}${page.title}` },
    ...options(children, level + 1),
  ]);
