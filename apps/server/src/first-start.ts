import { randomInt } from 'node:crypto'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import type { Deps } from './deps.ts'
import { readFirstStart, withFirstStartLock, writeFirstStart } from './db/first-start.ts'
import { createFirstSuperadmin } from './modules/users/index.ts'

export interface FirstPerson {
  /** As the printed lines call it. */
  readonly role: string
  readonly email: string
  readonly password: string
}

/**
 * The first Superadmin and the demo content, once in the life of a database: of several servers that start
 * at once one does it, the others wait. A start that was cut off is finished by the next.
 */
export async function prepareFirstStart(deps: Deps): Promise<readonly FirstPerson[]> {
  return withFirstStartLock(deps.pool, async () => {
    const done = await readFirstStart(deps.db)
    const people: FirstPerson[] = []
    if (!done.superadmin) {
      const email = (deps.env.adminEmail ?? 'admin@deckle.example').trim().toLowerCase()
      const password = stripSpaces(deps.env.adminPassword ?? makePassword())
      await createFirstSuperadmin(deps, { email, password })
      people.push({
        role: 'Superadmin',
        email,
        password: deps.env.adminPassword === undefined ? password : 'as given in DECKLE_ADMIN_PASSWORD',
      })
    }
    if (!done.demo) {
      if (deps.env.demo) {
        // Once in a database's life: other starts don't read it.
        const { seedDemo } = await import('./demo/index.ts')
        people.push(...(await seedDemo(deps)))
      }
      await writeFirstStart(deps.db, { superadmin: true, demo: true })
    }
    return people
  })
}

const letters = 'abcdefghijkmnpqrstuvwxyz23456789'

/** Four groups of five letters and digits that can't be taken for each other: 99 bits. */
function makePassword(): string {
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
