import { randomBytes } from 'node:crypto'
import type { World } from './world.ts'

const password = 'a-long-bench-passphrase-7319'

/** A person who is signed in. */
export interface SignedIn {
  readonly id: string
  readonly clientId: string
  readonly headers: Readonly<Record<string, string>>
}

/** The Manager at the top of the tree. */
export const addManager = (world: World): Promise<SignedIn> => addPerson(world, 'Manager')

export async function addPerson({ deckle, database }: World, licence: 'Manager' | 'Learner'): Promise<SignedIn> {
  const email = `top-${randomBytes(6).toString('hex')}@meadow.example`
  const body = { email, password, first_name: 'Top', last_name: licence, license_type: licence }
  const { user } = await deckle.call<{ user: { id: string } }>('POST', '/users/create', body)
  const { rows } = await database.query<{ client_id: string }>('select client_id from users where id = $1', [user.id])
  return { id: user.id, clientId: rows[0]?.client_id ?? '', headers: await deckle.signIn(email, password) }
}
