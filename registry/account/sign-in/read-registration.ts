import type { Messages } from '#messages/generated/registry/account/sign-in.ts';
import type { RegisterBody } from '#schemas/user.ts';

type Field = 'email' | 'password' | 'firstname' | 'lastname' | 'phone' | 'birthdate' | 'acceptTerms';
export type RegisterErrors = Partial<Record<Field, string | undefined>>;

/**
 * Reads the registration form. The server decides; what is checked here only spares a round trip, in the words of the form.
 *
 * @param asksBirthdate the site wants to know it (ASK_BIRTHDATE_AT_REGISTER, BLOCK_MINORS_FROM_REGISTERING).
 * @returns the body to send, or the errors by field.
 */
export function readRegistration(
  form: FormData,
  messages: Messages,
  asksBirthdate: boolean,
): { body: RegisterBody | null; errors: RegisterErrors } {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const email = text('email');
  const password = String(form.get('password') ?? '');
  const firstname = text('firstname');
  const lastname = text('lastname');
  const birthdate = text('birthdate');
  const checks: [Field, string | false][] = [
    ['firstname', !firstname && messages.required.firstname],
    ['lastname', !lastname && messages.required.lastname],
    ['email', !email ? messages.required.email : !/^\S+@\S+\.\S+$/.test(email) && messages.emailFormat],
    ['birthdate', asksBirthdate && !birthdate && messages.required.birthdate],
    [
      'password',
      !password ? messages.required.password : password.length < 12 && messages.passwordShort({ missing: 12 - password.length }),
    ],
    ['acceptTerms', form.get('acceptTerms') === null && messages.required.acceptTerms],
  ];
  const errors = Object.fromEntries(checks.filter(([, error]) => error)) as RegisterErrors;
  if (Object.keys(errors).length > 0) return { body: null, errors };
  const newsletter = form.get('newsletter') !== null;
  return {
    body: { email, password, firstname, lastname, phone: text('phone'), birthdate: birthdate || null, acceptTerms: true, newsletter },
    errors,
  };
}
