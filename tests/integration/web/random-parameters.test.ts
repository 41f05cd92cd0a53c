import { byTier, chooseSeed } from '../../tiers.ts';
import { testRandomSets } from './random-parameters.ts';

// Each set makes every page of the site: `RANDOM_SETS=1000 npx vitest run --project pages` takes minutes.
testRandomSets(chooseSeed('RANDOM_SEED', 1), Number(process.env.RANDOM_SETS ?? byTier({ fast: 12, rest: 200 })));
