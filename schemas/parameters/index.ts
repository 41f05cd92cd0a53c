export { type ParameterKey, type ParameterValues, parameterCatalogue } from './catalogue.ts';
export type {
  ParameterConstraint,
  ParameterDefinition,
  ParameterEffect,
  ParameterFormat,
  ParameterGroup,
  Unit,
} from './definition.ts';
export { isTranslatable, splitKey } from './definition.ts';
export { definitionOf, originsOf, type ParameterIssue, type ReadParameters, readParameters, readValue, synonymsOf } from './read.ts';
