import type { FirstPerson } from './first-start.ts'

/**
 * The accounts created at the first start, with passwords that are shown only then. One string for one write, so that
 * log lines can't come in between. If only the Superadmin exists, it also names the next step.
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
