import { normaliseEmail } from '@deckle/core/text/email-address.ts'
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

/** Receives accounts as soon as they are committed, since their passwords can't be read again if a later step fails. */
export type OnAccounts = (accounts: readonly InitialAccount[]) => void

/**
 * Creates the first Superadmin and the demo content once per database: one of several starting servers does it, the
 * others wait. If a start is interrupted, the next one finishes. Without the demo and a password of the settings, the
 * Superadmin sets one by a link, which each start makes until it is set.
 */
export async function prepareFirstStart(deps: Deps, onAccounts: OnAccounts): Promise<readonly InitialAccount[]> {
  const { superadmin, demo } = await readFirstStart(deps.db)
  const accounts =
    superadmin && demo ? [] : await withFirstStartLock(deps.pool, () => createFirstAccounts(deps, onAccounts))
  return [...(await openerOf(deps)), ...accounts]
}

async function createFirstAccounts(deps: Deps, onAccounts: OnAccounts): Promise<readonly InitialAccount[]> {
  const done = await readFirstStart(deps.db)
  const accounts: InitialAccount[] = []
  const add = (created: readonly InitialAccount[]): void => {
    if (created.length > 0) onAccounts(created)
    accounts.push(...created)
  }
  if (!done.superadmin) add(await createOperator(deps))
  if (done.demo) return accounts
  if (deps.env.demo) {
    // Imported only when needed.
    const { analyzeDemo, seedDemo } = await import('../demo/index.ts')
    add(await seedDemo(deps))
    await analyzeDemo(deps)
  }
  await writeFirstStart(deps.db, { superadmin: true, demo: true })
  return accounts
}

async function createOperator(deps: Deps): Promise<InitialAccount[]> {
  const { adminEmail, adminPassword, demo } = deps.env
  const email = normaliseEmail(adminEmail ?? 'admin@deckle.example')
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
