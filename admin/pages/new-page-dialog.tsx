import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { pageTemplatesQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { AdminPage } from '#schemas/page-admin.ts';
import { Field } from '#ui/field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { AddressField } from './address-field.tsx';
import { PageSelect } from './page-select.tsx';

type NewPageDialogProps = {
  open: boolean;
  /** The page it begins as a copy of. */
  copyOf: AdminPage | null;
  pages: readonly AdminPage[];
  onClose: () => void;
  onCreated: (id: number) => void;
};

const starts = ['empty', 'template', 'page'] as const;

/** Makes a page: what it is called, where it stands, what it begins with. */
export function NewPageDialog(props: NewPageDialogProps) {
  return <NewPage key={`${props.open} ${props.copyOf?.id}`} {...props} />;
}

function NewPage({ open, copyOf, pages, onClose, onCreated }: NewPageDialogProps) {
  const messages = useMessages(allMessages);
  const { data: templates = [] } = useServerState({ ...pageTemplatesQuery(), enabled: open });
  const [title, setTitle] = useState(copyOf?.title ?? '');
  const [url, setUrl] = useState('');
  const [idParent, setIdParent] = useState<number | null>(copyOf?.idParent ?? null);
  const [start, setStart] = useState<(typeof starts)[number]>(copyOf ? 'page' : 'empty');
  const [template, setTemplate] = useState<number | null>(null);
  const [copied, setCopied] = useState<number | null>(copyOf?.id ?? null);
  const creation = usePanelMutation({
    mutationFn: async () => {
      const from = start === 'template' && template !== null ? { template } : start === 'page' && copied !== null ? { page: copied } : null;
      const page = await browserApi.call('POST /admin/page', {
        body: { title, idParent, ...(url.trim() && { url: url.trim() }), ...(from && { from }) },
      });
      onCreated(page.id);
    },
    done: messages.created,
  });
  const { failure } = creation;
  const needsChoice = (start === 'template' && template === null) || (start === 'page' && copied === null);
  return (
    <AskDialog
      open={open}
      title={messages.create}
      action={messages.createIt}
      mutation={creation}
      onConfirm={() => !needsChoice && creation.mutate()}
      onClose={onClose}
    >
      <Field
        label={messages.name}
        value={title}
        maxLength={160}
        required
        error={errorAt(failure, 'title')}
        onChange={(event) => setTitle(event.target.value)}
      />
      <PageSelect
        label={messages.parent}
        pages={pages}
        value={idParent}
        topLabel={messages.top}
        error={errorAt(failure, 'idParent')}
        onChange={setIdParent}
      />
      <AddressField value={url} hint={messages.addressEmpty} error={errorAt(failure, 'url')} onChange={setUrl} />
      <RadioGroup
        legend={messages.start}
        name="start"
        layout="grid"
        value={start}
        options={starts.map((value) => ({ value, label: messages.starts[value] }))}
        onChange={setStart}
      />
      {start === 'template' &&
        (templates.length > 0 ? (
          <Select
            label={messages.template}
            placeholder={messages.chooseTemplate}
            value={template === null ? '' : String(template)}
            options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
            error={errorAt(failure, 'from.template')}
            onChange={(event) => setTemplate(Number(event.target.value))}
          />
        ) : (
          <p>{messages.noTemplate}</p>
        ))}
      {start === 'page' && (
        <PageSelect
          label={messages.copied}
          pages={pages.filter(({ link }) => link === null)}
          value={copied}
          placeholder={messages.choosePage}
          error={errorAt(failure, 'from.page')}
          onChange={setCopied}
        />
      )}
    </AskDialog>
  );
}
