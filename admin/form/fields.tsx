import { memo } from 'react';
import type { Steps } from '#domain/document/patch.ts';
import { Field } from './field.tsx';
import type { FieldSchema } from './field-schema.ts';
import { useForm } from './form-state.tsx';

const root: Steps = [];

/** Of an object of texts in other languages: the fields that have them beside it. */
const translatedIn = ({ properties }: FieldSchema): Readonly<Record<string, FieldSchema>> => {
  const texts = properties?.translations?.additionalProperties;
  return (typeof texts === 'object' && texts.properties) || {};
};

type FieldsProps = {
  /** The object that they are fields of. */
  path?: Steps;
  schema?: FieldSchema;
  /** Their names, where not all are shown. The same list at every rendering. */
  names?: readonly string[];
};

/** Fields of an object: of the form's value, or of one in it. Texts in other languages stand beside their field. */
export const Fields = memo(function Fields({ path = root, schema, names }: FieldsProps) {
  const whole = useForm((form) => form.schema);
  const own = schema ?? whole;
  const translated = translatedIn(own);
  const all = Object.keys(own.properties ?? {}).filter((name) => name !== 'translations');
  return (names ?? all).map((name) => (
    <Field
      key={name}
      schema={own.properties?.[name] ?? {}}
      path={[...path, name]}
      isRequired={own.required?.includes(name)}
      isTranslated={Object.hasOwn(translated, name)}
    />
  ));
});
