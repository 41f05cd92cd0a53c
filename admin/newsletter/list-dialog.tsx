import { useState } from 'react';
import type { ApiMutation } from '#client/api-mutation.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/newsletter.ts';
import type { AdminNewsletterList, NewsletterListBody } from '#schemas/newsletter.ts';
import { languageName } from '#schemas/site.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { AskDialog } from '../ask-dialog.tsx';

export type ListDialogProps = {
  /** Newsletter that is changed; `new`: one is made; null: the dialog is closed. */
  edited: AdminNewsletterList | 'new' | null;
  mutation: Pick<ApiMutation<unknown, never>, 'isPending' | 'failure' | 'reset'>;
  onSave: (body: NewsletterListBody) => void;
  onClose: () => void;
};

/** Asks for the names of a newsletter in the site's languages, and whether visitors are offered it. */
export function ListDialog({ edited, mutation, onSave, onClose }: ListDialogProps) {
  const messages = useMessages(allMessages);
  const { site, lang } = useSite();
  const known = edited === 'new' ? null : edited;
  const [names, setNames] = useState<Readonly<Record<string, string>>>(known?.names ?? {});
  const [isPublic, setIsPublic] = useState(known?.isPublic ?? true);
  const [isMissing, setIsMissing] = useState(false);
  const save = () => {
    const isNameless = !known?.isDefault && !Object.values(names).some((name) => name.trim() !== '');
    setIsMissing(isNameless);
    if (!isNameless) onSave({ names, isPublic });
  };
  return (
    <AskDialog
      open={edited !== null}
      title={known ? messages.editOf({ name: known.name }) : messages.add}
      action={messages.save}
      mutation={mutation}
      onClose={onClose}
      onConfirm={save}
    >
      {site.languages.map(({ code }, index) => (
        <Field
          key={code}
          label={site.languages.length === 1 ? messages.name : messages.nameIn({ language: languageName(code, lang) })}
          name={`name-${code}`}
          maxLength={80}
          value={names[code] ?? ''}
          error={isMissing && index === 0 ? messages.nameMissing : undefined}
          onChange={(event) => setNames({ ...names, [code]: event.target.value })}
        />
      ))}
      {!known?.isDefault && (
        <Checkbox
          label={messages.isOffered}
          hint={messages.isOfferedHint}
          checked={isPublic}
          onChange={(event) => setIsPublic(event.target.checked)}
        />
      )}
    </AskDialog>
  );
}
