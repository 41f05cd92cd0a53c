import type { ErrorObject } from 'ajv/dist/2020.js';
import type { MessageKey, MessageParams } from '#backend/platform/messages/message.ts';

/** Returns the message for its owner about a prop that a block's schema refuses. */
export function sentenceOf({ keyword, params, instancePath }: ErrorObject): [MessageKey, MessageParams] {
  const limit = Number(params.limit);
  if (keyword === 'minLength' && instancePath.endsWith('/alt')) return ['issue.alt', {}];
  switch (keyword) {
    case 'required':
      return ['issue.required', {}];
    case 'enum':
    case 'const':
      return ['issue.enum', {}];
    case 'type':
      return ['issue.type', {}];
    case 'additionalProperties':
      return ['issue.unknown-prop', {}];
    case 'minimum':
      return ['issue.minimum', { limit }];
    case 'maximum':
      return ['issue.maximum', { limit }];
    case 'maxLength':
      return ['issue.max-length', { limit }];
    case 'minLength':
      return ['issue.empty', {}];
    case 'maxItems':
      return ['issue.max-items', { limit }];
    case 'minItems':
      return ['issue.min-items', { limit }];
    case 'pattern':
      return ['issue.pattern', {}];
    default:
      return ['issue.value', {}];
  }
}
