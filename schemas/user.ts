import { z } from 'zod';

export const Role = z.enum(['CUSTOMER', 'ADMIN', 'SUPER_ADMIN']);
export type Role = z.infer<typeof Role>;
export const isAdmin = (role: Role): boolean => role !== 'CUSTOMER';

export const Email = z.string().trim().toLowerCase().pipe(z.email()).pipe(z.string().max(254));
/** At least 12 characters, as the CNIL recommends for a password alone. */
export const Password = z.string().min(12).max(200);
/** A welcome goes to an address that anybody may have typed: what a name holds must not lead anywhere. */
export const namePattern = /^(?!.*\/\/)[^@<>\\]*$/;
const Name = z.string().trim().min(1).max(80).regex(namePattern);
export const Phone = z.string().trim().min(6).max(30);

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

export const LoginBody = z.object({ email: Email, password: z.string().min(1).max(200) });
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
  currentPassword: z.string().max(200).default(''),
});
export type ProfileBody = z.input<typeof ProfileBody>;

export const PasswordBody = z.object({ currentPassword: z.string().min(1).max(200), password: Password });
export type PasswordBody = z.input<typeof PasswordBody>;

/** A newsletter that an account can take. */
export const NewsletterList = z.object({ id: z.enum(['NEWSLETTER']), name: z.string(), description: z.string() });
/** `PENDING`: asked for, and not confirmed by the link of its e-mail yet. */
export const NewsletterSubscription = z.object({
  lists: z.array(NewsletterList.shape.id),
  status: z.enum(['NONE', 'PENDING', 'CONFIRMED']),
});
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;
