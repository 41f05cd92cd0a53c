import { useState } from 'react';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';
import type { CustomizationStepsProps } from '#registry/generated/customization-steps.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Alert } from '#ui/alert.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { callsOf } from './calls.ts';
import { CustomizationFlow } from './customization-flow.tsx';
import type { CustomizationStepsData } from './index.ts';
import { customizationStyles as styles } from './styles.ts';

/** The steps that make the page's product one's own; where there are none it says so, and leads back. */
export function CustomizationSteps({ node: { props, data } }: BlockProps<CustomizationStepsProps, CustomizationStepsData>) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { product, declination, steps, isSold } = data;
  const [calls] = useState(() => callsOf({ idProduct: product.idProduct, idDeclination: declination.id }));
  if (steps.length > 0 && isSold) return <CustomizationFlow {...props} data={data} calls={calls} />;
  return (
    <div className={styles.main}>
      <Alert tone="info" title={isSold ? messages.none : undefined}>
        <p>{isSold ? messages.noneText : messages.notSold}</p>
      </Alert>
      <p>
        <LinkButton href={to(product.url)}>{messages.back}</LinkButton>
      </p>
    </div>
  );
}
export default CustomizationSteps;
