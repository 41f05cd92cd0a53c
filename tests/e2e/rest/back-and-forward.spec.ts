import { testBackAndForward } from '../back-and-forward.ts';
import { sites } from '../both-sites.ts';

testBackAndForward(sites[1]);
