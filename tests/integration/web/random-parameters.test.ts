import { testRandomSets } from './random-parameters.ts';

// Each set makes every page of the site: `RANDOM_SETS=1000 npx vitest run --project pages` takes minutes.
testRandomSets(Number(process.env.RANDOM_SEED ?? 1), Number(process.env.RANDOM_SETS ?? 75));
