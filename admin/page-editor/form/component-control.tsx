import { adminComponentsQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/page-editor/form.ts';
import { controlStyles } from '../../parameters/controls/styles.ts';
import { attributesOf, type ControlProps } from './control-props.ts';
import { useForm } from './form-context.tsx';

/** One of the site's shared components, by its title; those that documents place come first, the one that is edited is left out. */
export function ComponentControl({ onSet, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { screen } = useForm();
  const components = useServerState(adminComponentsQuery()).data ?? [];
  const slug = typeof props.value === 'string' ? props.value : '';
  const own = components.filter((component) => component.isOwn && component.slug !== screen);
  const options = [...own.filter(({ need }) => need === 'placed'), ...own.filter(({ need }) => need !== 'placed')];
  return (
    <select
      {...attributesOf(props)}
      className={controlStyles.select}
      value={slug}
      onChange={(event) => onSet(event.target.value || undefined)}
    >
      {!options.some((component) => component.slug === slug) && <option value={slug}>{slug === '' ? messages.notChosen : slug}</option>}
      {options.map((component) => (
        <option key={component.slug} value={component.slug}>
          {component.title}
        </option>
      ))}
    </select>
  );
}
