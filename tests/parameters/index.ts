import { proofs as chrome } from './chrome.ts';
import { proofs as code } from './code.ts';
import { proofs as colours } from './colours.ts';
import { proofs as company } from './company.ts';
import { proofs as content } from './content.ts';
import { proofs as delivery } from './delivery.ts';
import { proofs as icons } from './icons.ts';
import { proofs as layout } from './layout.ts';
import { proofs as listOrder } from './list-order.ts';
import { proofs as logo } from './logo.ts';
import { proofs as logoPlace } from './logo-place.ts';
import { proofs as menu } from './menu.ts';
import { proofs as people } from './people.ts';
import type { PageProof } from './proof.ts';
import { proofs as shop } from './shop.ts';
import { proofs as social } from './social.ts';
import { proofs as typography } from './typography.ts';

/** Every proof that is seen in a browser. */
export const pageProofs: readonly PageProof[] = [
  ...colours,
  ...typography,
  ...layout,
  ...menu,
  ...logo,
  ...logoPlace,
  ...icons,
  ...shop,
  ...listOrder,
  ...delivery,
  ...people,
  ...company,
  ...social,
  ...content,
  ...code,
  ...chrome,
];
