import { testPresets } from './presets.ts';

testPresets('a product sheet');
