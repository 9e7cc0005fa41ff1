import type { LicenseType } from '@deckle/core/access/access.ts'
import type { RowValues } from '../rows.ts'
import { before, DAY, type Dice } from '../random/dice.ts'

type User = RowValues<'users'> & { readonly id: string }

export interface People {
  /** Those who ask: an Admin, a Manager, a Manager below, a Creator below both, one beside them, a Learner below. */
  readonly admin: User
  readonly head: User
  readonly sub: User
  readonly maker: User
  readonly other: User
  readonly learner: User
  /** With all of these; a manager stands before those below. */
  readonly all: readonly User[]
}

/** Of equal length and different first letters: any collation sorts them alike. */
const names = ['Ana', 'Ben', 'Cal', 'Dee', 'Eli', 'Fay', 'Gus', 'Hal', 'Ida', 'Jon', 'Kim', 'Lea']

export function makePeople(clientId: string, now: Date, { pick, maybe, chance, below, shuffled, uuid }: Dice): People {
  const free = [...shuffled(names)]
  const person = (license_type: LicenseType, manager: User | null, change: Partial<User> = {}): User => {
    const first_name = free.pop() ?? ''
    const id = uuid()
    return {
      client_id: clientId,
      id,
      first_name,
      last_name: pick(['Rao', 'Das', '']),
      email: `${first_name.toLowerCase()}-${id.slice(0, 8)}@meadow.example`,
      username: id,
      license_type,
      manager_id: manager?.id ?? null,
      hides_name: chance(0.2),
      created_at: before(now, 100 * DAY - below(90) * DAY),
      last_seen_at: maybe(before(now, below(60) * DAY + below(86_400) * 1000), 0.8),
      ...change,
    }
  }
  const admin = person('Admin', null)
  const head = person('Manager', null)
  const sub = person('Manager', head)
  const maker = person('Creator', sub)
  const other = person('Creator', null)
  const learner = person('Learner', pick([head, sub, maker]))
  const managers = [head, sub, maker, other, learner, null]
  const others = Array.from({ length: 4 }, (_, at) =>
    person('Learner', pick(managers), {
      ...(at === 0 && chance(0.5) && { active: false, deleted_at: before(now, DAY) }),
      ...(at === 1 && chance(0.5) && { active: false }),
    }),
  )
  return { admin, head, sub, maker, other, learner, all: [admin, head, sub, maker, other, learner, ...others] }
}
