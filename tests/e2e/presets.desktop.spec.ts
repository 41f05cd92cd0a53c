import { testPresets } from './presets.ts';

testPresets('a category');
