import { randomInt } from 'node:crypto'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { Deps } from '../deps.ts'
import { readFirstStart, withFirstStartLock, writeFirstStart } from '../db/settings/first-start.ts'
import { firstPassword } from '../modules/auth/index.ts'
import { createFirstSuperadmin } from '../modules/users/index.ts'

/** As printed at the start. */
export interface InitialAccount {
  readonly role: string
  readonly email: string
  /** A link's token in place of a password: the person sets one. */
  readonly password: string | { readonly token: string }
}

/**
 * Creates the first Superadmin and the demo content once per database: one of several starting servers does it, the
 * others wait. If a start is interrupted, the next one finishes. Without the demo and a password of the settings, the
 * Superadmin sets one by a link, which each start makes until it is set.
 */
export async function prepareFirstStart(deps: Deps): Promise<readonly InitialAccount[]> {
  const { superadmin, demo } = await readFirstStart(deps.db)
  const accounts = superadmin && demo ? [] : await withFirstStartLock(deps.pool, () => createFirstAccounts(deps))
  return [...(await openerOf(deps)), ...accounts]
}

async function createFirstAccounts(deps: Deps): Promise<readonly InitialAccount[]> {
  const done = await readFirstStart(deps.db)
  const accounts = done.superadmin ? [] : await createOperator(deps)
  if (done.demo) return accounts
  if (deps.env.demo) {
    // Imported only when needed.
    const { seedDemo } = await import('../demo/index.ts')
    accounts.push(...(await seedDemo(deps)))
  }
  await writeFirstStart(deps.db, { superadmin: true, demo: true })
  return accounts
}

async function createOperator(deps: Deps): Promise<InitialAccount[]> {
  const { adminEmail, adminPassword, demo } = deps.env
  const email = (adminEmail ?? 'admin@deckle.example').trim().toLowerCase()
  const made = adminPassword === undefined && demo ? makePassword() : null
  const password = adminPassword === undefined ? made : stripSpaces(adminPassword)
  await createFirstSuperadmin(deps, { email, password })
  return password === null ? [] : [{ role: 'Superadmin', email, password: made ?? 'as given in DECKLE_ADMIN_PASSWORD' }]
}

async function openerOf(deps: Deps): Promise<InitialAccount[]> {
  const { opener } = await readFirstStart(deps.db)
  const first = opener && (await firstPassword(deps, opener))
  return first ? [{ role: 'Superadmin', email: first.email, password: { token: first.token } }] : []
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** For looking around in the demo. Four groups of five unambiguous letters and digits: 99 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
