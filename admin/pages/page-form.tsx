import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import { PageType } from '#schemas/page.ts';
import type { AdminPage, AdminPageDetail } from '#schemas/page-admin.ts';
import { languageName } from '#schemas/site.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { ChangeForm } from '../call/change-form.tsx';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles } from '../styles.ts';
import { AddressField } from './address-field.tsx';
import { LinkFields } from './link-fields.tsx';
import { type PageChange, valuesOf } from './page-values.ts';
import { pagesStyles as styles } from './styles.ts';
import { TranslationFields } from './translation-fields.tsx';
import { idsBelow } from './tree-items.ts';

/** Form for the properties of a page. Only changes are sent, so that two people who change different properties lose nothing. */
export function PageForm({ detail, pages }: { detail: AdminPageDetail; pages: readonly AdminPage[] }) {
  const messages = useMessages(allMessages);
  const { site, lang } = useSite();
  const [change, setChange] = useState<PageChange>({});
  const [movesBelow, setMovesBelow] = useState(true);
  const values = { ...valuesOf(detail), ...change };
  const set = (more: PageChange) => setChange({ ...change, ...more });
  const { id, revision } = detail;
  const save = usePanelMutation({
    mutationFn: () => browserApi.call('PUT /admin/page/{id}', { params: { id }, body: { revision, ...change, movesBelow } }),
    done: messages.saved,
    onSuccess: () => setChange({}),
  });
  const { failure } = save;
  const isMoved = change.url !== undefined && change.url !== detail.url;
  const hasBelow = idsBelow(pages, id).size > 1;
  const others = site.languages.filter(({ code }) => code !== site.defaultLang);
  return (
    <ChangeForm action={messages.save} mutation={save} isChanged={Object.keys(change).length > 0} conflict={messages.conflict}>
      <Field
        label={messages.name}
        value={values.title}
        maxLength={160}
        error={errorAt(failure, 'title')}
        onChange={(event) => set({ title: event.target.value })}
      />
      <AddressField value={values.url} id={id} before={detail.url} error={errorAt(failure, 'url')} onChange={(url) => set({ url })} />
      {isMoved && hasBelow && (
        <Checkbox label={messages.movesBelow} checked={movesBelow} onChange={(event) => setMovesBelow(event.target.checked)} />
      )}
      {detail.formerUrls.length > 0 && <FormerUrls urls={detail.formerUrls} />}
      <Field
        label={messages.menuTitle}
        hint={messages.menuTitleHint}
        value={values.menuTitle}
        maxLength={80}
        error={errorAt(failure, 'menuTitle')}
        onChange={(event) => set({ menuTitle: event.target.value })}
      />
      <Checkbox label={messages.showInMenu} checked={values.showInMenu} onChange={(event) => set({ showInMenu: event.target.checked })} />
      <TextArea
        label={messages.description}
        hint={messages.descriptionHint({ count: values.metaDescription.length })}
        value={values.metaDescription}
        maxLength={320}
        error={errorAt(failure, 'metaDescription')}
        onChange={(event) => set({ metaDescription: event.target.value })}
      />
      <Checkbox
        label={messages.isValid}
        hint={detail.state === 'draft' ? messages.notPublished : messages.isValidHint}
        checked={values.isValid}
        onChange={(event) => set({ isValid: event.target.checked })}
      />
      <Select
        label={messages.type}
        value={values.type}
        options={PageType.options.map((value) => ({ value, label: messages.types[value] }))}
        error={errorAt(failure, 'type')}
        onChange={(event) => set({ type: PageType.options.find((type) => type === event.target.value) ?? values.type })}
      />
      <LinkFields value={values.link} page={detail} pages={pages} failure={failure} onChange={(link) => set({ link })} />
      {others.map(({ code }) => (
        <TranslationFields
          key={code}
          locale={code}
          language={languageName(code, lang)}
          detail={detail}
          value={values.translations}
          failure={failure}
          onChange={(translations) => set({ translations })}
        />
      ))}
    </ChangeForm>
  );
}

/** Addresses that the page had: they lead here until they are forgotten. */
function FormerUrls({ urls }: { urls: readonly string[] }) {
  const messages = useMessages(allMessages);
  const removal = usePanelMutation({
    mutationFn: (from: string) => browserApi.call('DELETE /admin/page-redirect', { query: { from } }),
    done: messages.forgotten,
  });
  return (
    <div>
      <p className={styles.hint}>{messages.formerUrls}</p>
      <ul className={adminStyles.plain}>
        {urls.map((from) => (
          <li key={from} className={adminStyles.row}>
            <code>{from}</code>
            <Button
              variant="quiet"
              busy={removal.isPending}
              aria-label={messages.forgetOf({ url: from })}
              onClick={() => removal.mutate(from)}
            >
              {messages.forget}
            </Button>
          </li>
        ))}
      </ul>
      <FailureAlert failure={removal.failure} />
    </div>
  );
}
