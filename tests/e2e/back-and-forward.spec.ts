import { testBackAndForward } from './back-and-forward.ts';
import { sites } from './both-sites.ts';

// The wine estate's are in rest/: nothing of this hangs on the site but what its pages hold.
testBackAndForward(sites[0]);
