import type { users } from '@deckle/contract/users.ts'
import { actorRank, type Actor, type LicenseType, licenseRank } from '@deckle/core/access/access.ts'
import type { Handler } from '../../../http/handler.ts'
import { findFields } from '../fields/queries.ts'
import { listPeopleTags } from './queries.ts'

/** @param lowest a licence type, or `self` */
export const reachesField = (actor: Pick<Actor, 'licenseType' | 'ownsClient'>, lowest: string): boolean =>
  actorRank(actor) >= licenseRank(lowest as LicenseType)

export const listFacets: Handler<typeof users.facets> = async ({ deps, actor }) => {
  const [tags, fields] = await Promise.all([
    listPeopleTags(deps.db, actor.clientId),
    findFields(deps.db, actor.clientId),
  ])
  return {
    tags,
    fields: fields
      .filter(({ seen_by }) => reachesField(actor, seen_by))
      .map(({ name, kind, choices, changed_by }) => ({
        name,
        kind,
        choices,
        canChange: reachesField(actor, changed_by),
      })),
  }
}
