import { adminMailsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import type { MailState } from '#schemas/calls/admin.ts';
import { Select } from '#ui/select.tsx';
import { ListAndDetail } from './list/list-and-detail.tsx';
import { nbItem, PanelList, pageOf } from './list/panel-list.tsx';
import { MailPreview } from './mail-preview.tsx';
import { MailsStay } from './mails-stay.tsx';
import { MailsTable } from './mails-table.tsx';
import { messages as allMessages } from './messages.ts';
import { adminStyles as styles } from './styles.ts';
import { usePageQuery } from './use-page-query.ts';

const states = ['WAITING', 'SENT', 'GIVEN_UP'] as const satisfies readonly MailState[];

/** Every message the shop sent or is about to send. */
export function MailsScreen() {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const page = pageOf(query);
  const state = states.find((each) => each === query.get('state'));
  const list = useServerState(adminMailsQuery({ page, nbItem, state }));
  const { data } = list;
  const chosen = data?.mails.find(({ id }) => String(id) === query.get('mail'));
  return (
    <>
      <MailsStay />
      <PanelList
        title={messages.mails}
        count={data && messages.mailCount(data.total)}
        total={data?.total}
        state={list}
        none={messages.noMailOfState}
        empty={{ icon: 'mail', title: messages.noMail, text: messages.noMailText }}
        onClear={state && (() => query.set({ state: '', page: '', mail: '' }))}
        page={page}
        onPage={(target) => query.set({ page: String(target), mail: '' })}
        filters={
          <div className={styles.filters}>
            <Select
              label={messages.state}
              name="state"
              value={state ?? ''}
              options={[{ value: '', label: messages.everyState }, ...states.map((value) => ({ value, label: messages.states[value] }))]}
              onChange={(event) => query.set({ state: event.target.value, page: '', mail: '' })}
            />
          </div>
        }
      >
        <ListAndDetail
          list={
            <MailsTable
              mails={data?.mails ?? []}
              chosen={chosen}
              isBusy={list.isPlaceholderData}
              onChoose={(id) => query.set({ mail: String(id) })}
            />
          }
          label={messages.mail}
          detail={chosen && <MailPreview mail={chosen} />}
          hint={messages.choose}
        />
      </PanelList>
    </>
  );
}
