import { passwordAddress } from '../modules/auth/index.ts'
import type { InitialAccount } from './first-start.ts'

/**
 * Accounts with the passwords that were generated for them. One string for one write, so that log lines can't come in
 * between. Undefined if no account has a password.
 */
export function newPasswords(accounts: readonly InitialAccount[]): string | undefined {
  const rows = accounts.flatMap(({ role, email, password }) =>
    typeof password === 'string' ? [{ role, email, password }] : [],
  )
  if (rows.length === 0) return undefined
  const widest = (part: 'role' | 'email') => Math.max(...rows.map((row) => row[part].length))
  const [roles, emails] = [widest('role'), widest('email')]
  return [
    'These accounts can sign in. Their new passwords are shown only this once:',
    ...rows.map((one) => `  ${one.role.padEnd(roles)}  ${one.email.padEnd(emails)}  ${one.password}`),
  ].join('\n')
}

/** What to do next at the server's address, if the Superadmin is the only account. */
export function firstSteps(accounts: readonly InitialAccount[], address: string): string | undefined {
  const [only] = accounts.length === 1 ? accounts : []
  if (!only) return undefined
  if (typeof only.password === 'string')
    return `There is nothing in it yet. Next: sign in at ${address}/login; the first page shows what to set up.`
  return [
    `Nobody has signed in yet. Choose the password of the first Superadmin, ${only.email}, at`,
    `  ${passwordAddress(address, only.password.token, true)}`,
    'It works once, within 24 hours. Until a password is set, each start prints a new one.',
  ].join('\n')
}
