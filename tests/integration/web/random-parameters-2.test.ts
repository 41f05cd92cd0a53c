import { testRandomSets } from './random-parameters.ts';

// Two halves, in two processes.
testRandomSets(2, 1000);
