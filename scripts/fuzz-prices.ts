import { runFuzz } from './fuzz/run-fuzz.ts';

/** Random carts of random shops, held to a reckoning of their own: `npm run fuzz:prices -- --runs 10000 --seed 7`. */
await runFuzz('tests/fuzz/prices', 10_000);
