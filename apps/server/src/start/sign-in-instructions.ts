import { passwordAddress } from '../modules/auth/index.ts'
import type { InitialAccount } from './first-start.ts'

/**
 * The accounts created at the first start, with passwords that are shown only then, or with a link that sets the first
 * one. One string for one write, so that log lines can't come in between. If only the Superadmin exists, it also names
 * the next step.
 */
export function signInInstructions(accounts: readonly InitialAccount[], address: string): string {
  const [only] = accounts.length === 1 ? accounts : []
  if (only && typeof only.password !== 'string') return openingInstructions(only.email, only.password.token, address)
  const widest = (part: 'role' | 'email') => Math.max(...accounts.map((account) => account[part].length))
  const [roles, emails] = [widest('role'), widest('email')]
  const secretOf = ({ password }: InitialAccount) =>
    typeof password === 'string' ? password : passwordAddress(address, password.token)
  return [
    'These accounts can sign in. The passwords were made now and are shown only this once:',
    ...accounts.map((one) => `  ${one.role.padEnd(roles)}  ${one.email.padEnd(emails)}  ${secretOf(one)}`),
    ...(only
      ? [`There is nothing in it yet. Next: sign in at ${address}/login; the first page shows what to set up.`]
      : []),
  ].join('\n')
}

const openingInstructions = (email: string, token: string, address: string): string =>
  [
    `Nobody has signed in yet. Choose the password of the first Superadmin, ${email}, at`,
    `  ${passwordAddress(address, token)}`,
    'It works once, within 24 hours. Until a password is set, each start prints a new one.',
  ].join('\n')
