import { type ReactNode, Suspense } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import type { ControlProps } from './control-props.ts';
import { useForm } from './form-state.tsx';

/** The control of a value by its name, wherever the value is stored. */
export function Control({ kind, ...props }: ControlProps & { kind: string }): ReactNode {
  const messages = useMessages(allMessages);
  const Shown = useForm(({ controls }) => controls[kind] ?? controls.json);
  return <Suspense fallback={<Skeleton label={messages.loading} bars={[2]} />}>{Shown && <Shown {...props} />}</Suspense>;
}
