import { useEffect, useState } from 'react';
import type { DynamicFormProps } from '#registry/generated/dynamic-form.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { Filled } from '../forms/read-answers.ts';
import { useSend } from '../forms/use-send.ts';
import { DynamicFormView } from './dynamic-form-view.tsx';
import type { DynamicFormData } from './index.ts';
import { sendForm } from './send-form.ts';

/** A form that the shop made, sent to the shop. */
export function DynamicForm({ node }: BlockProps<DynamicFormProps, DynamicFormData>) {
  const { showTitle, level, privacyUrl } = node.props;
  const { form, email } = node.data;
  const [ready, setReady] = useState(false);
  const { send, reset, ...sending } = useSend();
  useEffect(() => setReady(true), []);
  const onSend = (filled: Filled) => send(() => sendForm(form.id, filled));
  return (
    <DynamicFormView
      {...sending}
      form={form}
      email={email}
      showTitle={showTitle}
      privacyUrl={privacyUrl}
      ready={ready}
      onSend={onSend}
      level={level as 2 | 3 | 4}
      onAgain={reset}
    />
  );
}
export default DynamicForm;
