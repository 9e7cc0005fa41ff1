import type { InitialAccount } from './first-start.ts'

/**
 * The accounts created at the first start, with passwords that are shown only then. One string for one write, so that
 * log lines can't come in between. If only the Superadmin exists, it also names the next step.
 */
export function signInInstructions(accounts: readonly InitialAccount[], address: string): string {
  const widest = (part: 'role' | 'email') => Math.max(...accounts.map((account) => account[part].length))
  const [roles, emails] = [widest('role'), widest('email')]
  return [
    'These accounts can sign in. The passwords were made now and are shown only this once:',
    ...accounts.map(({ role, email, password }) => `  ${role.padEnd(roles)}  ${email.padEnd(emails)}  ${password}`),
    ...(accounts.length === 1
      ? [`There is nothing in it yet. Next: sign in at ${address}/login; the first page shows what to set up.`]
      : []),
  ].join('\n')
}
