import { prove } from './parameters/prove.ts';

prove('desktop');
