import { useEffect, useRef, useState } from 'react';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { readKey } from '#schemas/entities/define-entity.ts';
import { Select } from '#ui/select.tsx';
import { emptyValue } from '../form/field-kind.ts';
import { Fields } from '../form/fields.tsx';
import { Form } from '../form/form.tsx';
import { withValue } from '../form/with-value.ts';
import type { BulkAction } from '../list/bulk-actions.tsx';
import { changeEntries } from './entry-calls.ts';
import type { EntryKind } from './entry-kind.ts';

type Setting = { field: string; value: Readonly<Record<string, unknown>> };

/** Sets fields of entries in one call. Returns those that were refused. */
export async function setEntries(
  { kind, entity }: EntryKind,
  rows: readonly EntryValue[],
  fields: Readonly<Record<string, unknown>>,
): Promise<{ reason: string }[]> {
  const keys = rows.map((row) => readKey(entity, row));
  const results = await changeEntries(kind, { action: 'set', keys, fields: { ...fields } });
  return results.filter(({ outcome }) => outcome === 'refused').map((result) => ({ reason: result.fields[0]?.error ?? result.message }));
}

/** Sets one field of several entries, of those that the kind's definition lists; null where it lists none. */
export function useBulkSetting(kind: EntryKind): BulkAction<EntryValue> | null {
  const messages = useMessages(allMessages).bulk;
  const chosen = useRef<Setting | null>(null);
  const { entity } = kind;
  if ((entity.list.bulk ?? []).length === 0) return null;
  return {
    key: 'set',
    label: messages.set,
    ask: {
      title: messages.setAsk,
      text: '',
      content: (
        <SettingFields
          kind={kind}
          onChange={(setting) => {
            chosen.current = setting;
          }}
        />
      ),
    },
    fits: () => true,
    call: {
      all: async (rows) => {
        if (!chosen.current) return [];
        return setEntries(kind, rows, { ...chosen.current.value });
      },
    },
    done: messages.setDone,
  };
}

/** A choice of the field, and its control. */
function SettingFields({ kind, onChange }: { kind: EntryKind; onChange: (setting: Setting) => void }) {
  const messages = useMessages(allMessages).bulk;
  const { lang } = useSite();
  const fields = kind.entity.list.bulk ?? [];
  const [setting, setSetting] = useState(() => startSetting(kind, fields[0] ?? ''));
  useEffect(() => onChange(setting), [setting, onChange]);
  const texts = kind.texts[lang].fields;
  return (
    <>
      <Select
        label={messages.setField}
        value={setting.field}
        options={fields.map((field) => ({ value: field, label: texts[field]?.label ?? field }))}
        onChange={({ target }) => setSetting(startSetting(kind, target.value))}
      />
      <Form
        key={setting.field}
        id="bulk"
        schema={withoutConditions(kind, setting.field)}
        value={setting.value}
        texts={texts}
        controls={kind.controls ?? noControls}
        write={(path, value) => setSetting((now) => ({ ...now, value: withValue(now.value, path, value) as Setting['value'] }))}
      >
        <Fields />
      </Form>
    </>
  );
}

const noControls = {};

const startSetting = (kind: EntryKind, field: string): Setting => ({
  field,
  value: { [field]: emptyValue(kind.schema.properties?.[field]) },
});

/** The schema of one field alone: what it is shown by hangs on fields that are not here. */
function withoutConditions({ schema }: EntryKind, field: string) {
  const { 'x-when': _, ...own } = schema.properties?.[field] ?? {};
  return { type: 'object', properties: { [field]: own } };
}
