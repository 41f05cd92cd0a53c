import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage, PageProperties } from '#schemas/page-admin.ts';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { PageSelect } from './page-select.tsx';

type Link = PageProperties['link'];
type LinkFieldsProps = {
  value: Link;
  page: Pick<AdminPage, 'id'>;
  pages: readonly AdminPage[];
  failure: CallFailure | null;
  onChange: (link: Link) => void;
};

const kinds = ['none', 'page', 'url', 'js'] as const;
const started: Record<(typeof kinds)[number], Link> = {
  none: null,
  page: { type: 'page', url: '', jsCode: null },
  url: { type: 'url', url: '', jsCode: null },
  js: { type: 'js', url: null, jsCode: '' },
};

/** Fields for the target of a page: its own content, or another address. */
export function LinkFields({ value, page, pages, failure, onChange }: LinkFieldsProps) {
  const messages = useMessages(allMessages);
  const error = errorAt(failure, 'link.url') ?? errorAt(failure, 'link.jsCode') ?? errorAt(failure, 'link');
  return (
    <>
      <Select
        label={messages.link}
        value={value?.type ?? 'none'}
        options={kinds.map((kind) => ({ value: kind, label: messages.links[kind] }))}
        onChange={(event) => onChange(started[kinds.find((kind) => kind === event.target.value) ?? 'none'])}
      />
      {value?.type === 'page' && (
        <PageSelect
          label={messages.linkPage}
          placeholder={messages.choosePage}
          pages={pages.filter(({ id }) => id !== page.id)}
          value={pages.find(({ url }) => url === value.url)?.id ?? null}
          error={error}
          onChange={(id) => onChange({ ...value, url: pages.find((one) => one.id === id)?.url ?? '' })}
        />
      )}
      {value?.type === 'url' && (
        <Field
          label={messages.linkUrl}
          hint={messages.linkUrlHint}
          value={value.url}
          maxLength={500}
          error={error}
          onChange={(event) => onChange({ ...value, url: event.target.value })}
        />
      )}
      {value?.type === 'js' && (
        <TextArea
          label={messages.linkJs}
          value={value.jsCode}
          maxLength={2000}
          spellCheck={false}
          error={error}
          onChange={(event) => onChange({ ...value, jsCode: event.target.value })}
        />
      )}
    </>
  );
}
