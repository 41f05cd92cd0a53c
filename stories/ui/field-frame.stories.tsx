import { FieldFrame } from '#ui/field-frame.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { Column } from './column.tsx';

export default { component: FieldFrame };

/** Label, hint and error around any control, tied to it. */
export const AroundAControl = {
  render: () => (
    <Column>
      <FieldFrame label="Date d’essayage" hint="Du mardi au samedi." error="Choisissez un jour à venir." optionalText="facultatif">
        {(attributes) => <input type="date" className={fieldStyles.control} {...attributes} />}
      </FieldFrame>
    </Column>
  ),
};
