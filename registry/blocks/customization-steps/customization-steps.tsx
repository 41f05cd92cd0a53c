import { useState } from 'react';
import { useLocalPath, useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { CustomizationStepsProps } from '../../generated/customization-steps.ts';
import { callsOf } from './calls.ts';
import { CustomizationFlow } from './customization-flow.tsx';
import type { CustomizationStepsData } from './load.ts';
import { customizationStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** The steps that make the page's product one's own; where there are none it says so, and leads back. */
export function CustomizationSteps({ node: { props, data } }: BlockProps<CustomizationStepsProps, CustomizationStepsData>) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const { product, declination, steps, isSold } = data;
  const [calls] = useState(() => callsOf({ idProduct: product.idProduct, idDeclination: declination.id }));
  if (steps.length > 0 && isSold) return <CustomizationFlow {...props} {...{ data, calls }} />;
  return (
    <div className={styles.main}>
      <Alert tone="info" title={isSold ? words.none : undefined}>
        <p>{isSold ? words.noneText : words.notSold}</p>
      </Alert>
      <p>
        <LinkButton href={to(product.url)}>{words.back}</LinkButton>
      </p>
    </div>
  );
}
export default CustomizationSteps;
