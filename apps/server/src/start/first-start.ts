import { randomInt } from 'node:crypto'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { Deps } from '../deps.ts'
import { readFirstStart, withFirstStartLock, writeFirstStart } from '../db/settings/first-start.ts'
import { createFirstSuperadmin } from '../modules/users/index.ts'

export interface InitialAccount {
  /** As printed at the first start. */
  readonly role: string
  readonly email: string
  readonly password: string
}

/**
 * Creates the first Superadmin and the demo content once per database: one of several starting servers does it, the
 * others wait. If a start is interrupted, the next one finishes.
 */
export async function prepareFirstStart(deps: Deps): Promise<readonly InitialAccount[]> {
  const { superadmin, demo } = await readFirstStart(deps.db)
  if (superadmin && demo) return []
  return withFirstStartLock(deps.pool, async () => {
    const done = await readFirstStart(deps.db)
    const accounts: InitialAccount[] = []
    if (!done.superadmin) {
      const email = (deps.env.adminEmail ?? 'admin@deckle.example').trim().toLowerCase()
      const password = stripSpaces(deps.env.adminPassword ?? makePassword())
      await createFirstSuperadmin(deps, { email, password })
      accounts.push({
        role: 'Superadmin',
        email,
        password: deps.env.adminPassword === undefined ? password : 'as given in DECKLE_ADMIN_PASSWORD',
      })
    }
    if (!done.demo) {
      if (deps.env.demo) {
        // Imported only when needed.
        const { seedDemo } = await import('../demo/index.ts')
        accounts.push(...(await seedDemo(deps)))
      }
      await writeFirstStart(deps.db, { superadmin: true, demo: true })
    }
    return accounts
  })
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of five unambiguous letters and digits: 99 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
