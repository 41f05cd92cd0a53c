export { type CheckedCustomization, checkCustomizations } from './check-customizations.ts';
export { forgetFiles, keepFiles, moveFilesToOrder, readCustomizationFile } from './files.ts';
export { keyOfAnswers, type LineCustomization, readLineCustomizations } from './line-customizations.ts';
