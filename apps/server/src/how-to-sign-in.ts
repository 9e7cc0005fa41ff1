import type { FirstPerson } from './first-start.ts'

/**
 * Who can sign in after the first start, with passwords that are shown only then. One text for one write, so that no
 * line of the log comes between them. Where nobody but the Superadmin is there, it says what to do next.
 */
export function howToSignIn(people: readonly FirstPerson[], address: string): string {
  const widest = (part: 'role' | 'email') => Math.max(...people.map((person) => person[part].length))
  const [roles, emails] = [widest('role'), widest('email')]
  return [
    'These people can sign in. The passwords were made now and are shown only this once:',
    ...people.map(({ role, email, password }) => `  ${role.padEnd(roles)}  ${email.padEnd(emails)}  ${password}`),
    ...(people.length === 1
      ? [`There is nothing in it yet. Next: sign in at ${address}/login; the first page shows what to set up.`]
      : []),
  ].join('\n')
}
