import { runFuzz } from './fuzz/run-fuzz.ts';

/** Random shoppers over a bad network against the real API: `npm run fuzz:cart -- --runs 5000 --seed 7`. */
await runFuzz('tests/fuzz/cart', 5000);
