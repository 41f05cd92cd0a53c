import { pageProofs } from './index.ts';
import { prove } from './prove.ts';
import { isStyle } from './theme-sheet.ts';

prove(pageProofs.filter(({ key, needsScripts }) => !isStyle(key) && needsScripts));
