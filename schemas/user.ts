import { z } from 'zod';
import { typedEmail, typedLine, typedPassword } from './typed-text.ts';

export const Role = z.enum(['CUSTOMER', 'ADMIN', 'SUPER_ADMIN']);
export type Role = z.infer<typeof Role>;
export const isAdmin = (role: Role): boolean => role !== 'CUSTOMER';

/** Pattern of an e-mail address: zod's own, with top-level domains of other scripts, which are `xn--…` in ASCII. */
const emailPattern = /^(?!\.)(?!.*\.\.)[a-z0-9_'+\-.]*[a-z0-9_+-]@(?:[a-z0-9][a-z0-9-]*\.)+(?:[a-z]{2,}|xn--[a-z0-9-]+)$/;
export const Email = z
  .string()
  .overwrite(typedEmail)
  .pipe(z.email({ pattern: emailPattern }))
  .pipe(z.string().max(254));
/** A password that is chosen, in the form that is hashed: at least 12 characters, as the CNIL recommends for a password alone. */
export const Password = z.string().overwrite(typedPassword).min(12).max(200);
/** A password that is to match, as it was typed: a form with decomposed letters has more signs than the one that was chosen. */
export const TypedPassword = z.string().max(1000);
/** A welcome goes to an address that anybody may have typed: what a name holds must not lead anywhere. */
export const namePattern = /^(?!.*\/\/)[^@<>\\]*$/;
/** A whole name in one field. */
export const FullName = z.string().overwrite(typedLine).min(2).max(120);
/** A first or last name. */
export const Name = z.string().overwrite(typedLine).min(1).max(80).regex(namePattern);
/** Six digits at least, of any script. Whether a country has such a number, domain/phone-numbers.ts says. */
export const phonePattern = /^(?:\P{Nd}*\p{Nd}){6}/u;
export const Phone = z.string().overwrite(typedLine).min(1).max(30).regex(phonePattern);

/** GET /user: the signed-in person. */
export const User = z.object({
  id: z.int(),
  email: z.string(),
  role: Role,
  phone: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  birthdate: z.iso.date().nullable(),
});
export type User = z.infer<typeof User>;

export const RegisterBody = z.object({
  email: Email,
  password: Password,
  firstname: Name,
  lastname: Name,
  phone: Phone.or(z.literal('')).default(''),
  birthdate: z.iso.date().nullish(),
  /** Consent to the terms, given by ticking a box. */
  acceptTerms: z.literal(true),
  newsletter: z.boolean().default(false),
});
export type RegisterBody = z.input<typeof RegisterBody>;

export const LoginBody = z.object({ email: Email, password: TypedPassword.min(1) });
export type LoginBody = z.input<typeof LoginBody>;

export const Session = z.object({ token: z.string(), idSite: z.int() });
export type Session = z.infer<typeof Session>;

/** Body of PUT /user. Another e-mail address needs the password, for it opens the account. */
export const ProfileBody = z.object({
  email: Email,
  firstname: Name,
  lastname: Name,
  phone: Phone.or(z.literal('')).default(''),
  birthdate: z.iso.date().nullish(),
  currentPassword: TypedPassword.default(''),
});
export type ProfileBody = z.input<typeof ProfileBody>;

export const PasswordBody = z.object({ currentPassword: TypedPassword.min(1), password: Password });
export type PasswordBody = z.input<typeof PasswordBody>;
