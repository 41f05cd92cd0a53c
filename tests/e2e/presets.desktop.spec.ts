import { testPresets } from './presets.ts';

testPresets();
