import { customerPictures, oversizeOf, readHead, UnreadablePictureError } from '#backend/foundation/media/index.ts';
import { phoneFault } from '#backend/foundation/people/index.ts';
import type { RefusedField } from '#backend/platform/http/api-error.ts';
import type { StoredAnswer } from '#backend/tables/forms.ts';
import { askedFields } from '#domain/asked-fields.ts';
import type { Answers, FileKind, FormField } from '#schemas/form.ts';
import { Email } from '#schemas/user.ts';
import { detectFileKind, safeFileName } from '../file-kind.ts';

export type CheckedFile = { key: string; name: string; kind: FileKind; bytes: Buffer };
export type Checked = {
  /** In the order of the form; empty where the answers can be sent. */
  refused: RefusedField[];
  answers: StoredAnswer[];
  files: CheckedFile[];
  hasConsent: boolean;
};

type Given = {
  answers: Answers;
  files: ReadonlyMap<string, File>;
  /** Country whose phone numbers need no prefix, ISO alpha-2. */
  market: string;
  /** Files are only named, not sent: their fields are held to being filled in. */
  isTrial: boolean;
};
type Fault = Omit<RefusedField, 'key'>;

/** Megabytes of a file where its field says nothing. */
const usualMegabytes = 8;

/** Most bytes that the database keeps of a file. */
const keptBytes = 10 * 1024 * 1024;

/** Holds what somebody answered to the fields that were asked. What was not asked is left out. */
export async function checkAnswers(fields: readonly FormField[], given: Given): Promise<Checked> {
  const checked: Checked = { refused: [], answers: [], files: [], hasConsent: false };
  for (const field of askedFields(fields, given.answers)) {
    const { key, label, type } = field;
    if (type === 'file') {
      await checkFile(field, given, checked);
      continue;
    }
    const values = [given.answers[key] ?? ''].flat().flatMap((value) => value.trim() || []);
    const fault = values.length > 0 ? faultOf(field, values, given.market) : field.required ? missing(field) : null;
    if (fault) checked.refused.push({ key, ...fault });
    else if (values.length > 0) checked.answers.push({ key, label, value: formatAnswer(field, values) });
    if (type === 'consent' && values.length > 0) checked.hasConsent = true;
  }
  return checked;
}

const missing = ({ type }: FormField): Fault => ({ message: type === 'consent' ? 'field.accept' : 'field.required' });

/** An answer as the shop reads it: the words of a choice, not its value. */
const formatAnswer = ({ type, options }: FormField, values: readonly string[]): string =>
  type === 'consent' ? '✓' : values.map((value) => options.find((option) => option.value === value)?.label ?? value).join(', ');

function faultOf(field: FormField, values: readonly string[], market: string): Fault | null {
  const [value = ''] = values;
  const { min, max } = field;
  if (field.type === 'checkboxes') return choicesFault(field, values);
  if (values.length > 1) return { message: 'field.invalid' };
  switch (field.type) {
    case 'select':
    case 'radio':
      return field.options.some((option) => option.value === value) ? null : { message: 'field.invalid' };
    case 'consent':
      return value === 'yes' ? null : { message: 'field.accept' };
    case 'number':
      return numberFault(field, value);
    case 'date':
      if (Number.isNaN(Date.parse(value)) || !/^\d{4}-\d\d-\d\d$/.test(value)) return { message: 'field.date' };
      if (typeof min === 'string' && value < min) return { message: 'field.not-before', params: { min } };
      return typeof max === 'string' && value > max ? { message: 'field.not-after', params: { max } } : null;
    case 'email':
      return Email.safeParse(value).success ? textFault(field, value) : { message: 'field.email' };
    case 'phone': {
      const message = phoneFault(value, { countries: [market], onlyMobile: false });
      return message && { message };
    }
    default:
      return textFault(field, value);
  }
}

function textFault({ type, min, max, pattern }: FormField, value: string): Fault | null {
  const most = typeof max === 'number' ? max : type === 'textarea' ? 5000 : 300;
  if (typeof min === 'number' && value.length < min) return { message: 'field.too-short', params: { min } };
  if (value.length > most) return { message: 'field.too-long', params: { max: most } };
  return pattern !== null && !new RegExp(`^(?:${pattern})$`, 'u').test(value) ? { message: 'field.pattern' } : null;
}

function numberFault({ min, max }: FormField, value: string): Fault | null {
  const number = Number(value.replace(',', '.'));
  if (!/^-?\d+([.,]\d+)?$/.test(value)) return { message: 'field.number' };
  if (typeof min === 'number' && number < min) return { message: 'field.too-small', params: { min } };
  return typeof max === 'number' && number > max ? { message: 'field.too-big', params: { max } } : null;
}

function choicesFault({ options, min, max }: FormField, values: readonly string[]): Fault | null {
  const known = new Set(options.map(({ value }) => value));
  if (new Set(values).size !== values.length || values.some((value) => !known.has(value))) return { message: 'field.invalid' };
  if (typeof min === 'number' && values.length < min) return { message: 'field.too-few', params: { min } };
  return typeof max === 'number' && values.length > max ? { message: 'field.too-many', params: { max } } : null;
}

/** A picture that takes longer than one may is none that a form takes. */
function noneWhereUnreadable(error: unknown): null {
  if (error instanceof UnreadablePictureError) return null;
  throw error;
}

async function checkFile(field: FormField, { answers, files, isTrial }: Given, checked: Checked): Promise<void> {
  const { key, label, required, max } = field;
  const file = files.get(key);
  const refuse = (fault: Fault) => void checked.refused.push({ key, ...fault });
  if (!file || file.size === 0) {
    const isNamed = isTrial && Boolean(answers[key]);
    if (required && !isNamed) refuse(missing(field));
    return;
  }
  const most = typeof max === 'number' ? Math.min(max, usualMegabytes) : usualMegabytes;
  if (file.size > most * 1024 * 1024) return refuse({ message: 'field.file-size', params: { max: most } });
  const sent = Buffer.from(await file.arrayBuffer());
  const kind = await detectFileKind(sent);
  const oversize = kind && kind !== 'pdf' && oversizeOf(await readHead(sent));
  if (oversize) return refuse({ message: 'media.pixels', params: oversize });
  const bytes =
    kind === 'pdf' ? sent : kind && (await customerPictures('stripMetadata', [sent, kind, keptBytes]).catch(noneWhereUnreadable));
  if (!kind || !bytes || !field.files.includes(kind))
    return refuse({ message: 'field.file-kind', params: { kinds: field.files.join(', ') } });
  const name = safeFileName(file.name, kind);
  checked.files.push({ key, name, kind, bytes });
  checked.answers.push({ key, label, value: name });
}
