import type { operators } from '@deckle/contract/operators.ts'
import type { Handler } from '../../http/handler.ts'
import { listImpersonable } from './queries.ts'
import { requireSeen } from './require-operated.ts'

export const listOperatedPeople: Handler<typeof operators.people> = async ({ deps, actor, params, query }) => {
  const client = await requireSeen(deps.db, actor, params.id)
  const { rows, ...page } = await listImpersonable(deps.db, client.id, deps.now(), query)
  return {
    people: rows.map(({ id, name, email, license_type, owns_client }) => ({
      id,
      name,
      email,
      license_type,
      owns_client,
    })),
    ...page,
  }
}
