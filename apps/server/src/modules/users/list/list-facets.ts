import type { users } from '@deckle/contract/users.ts'
import { changesField, detailsRole, seesField } from '@deckle/core/people/person-field.ts'
import type { Handler } from '../../../http/handler.ts'
import { listUserTags } from '../../tags/index.ts'
import { findFields } from '../fields/queries.ts'

export const listFacets: Handler<typeof users.facets> = async ({ deps, actor }) => {
  const [tags, fields] = await Promise.all([listUserTags(deps.db, actor.clientId), findFields(deps.db, actor.clientId)])
  const role = detailsRole(actor, null)
  return {
    tags,
    fields: fields
      .filter((field) => seesField(field, role))
      .map((field) => ({
        name: field.name,
        kind: field.kind,
        choices: field.choices,
        canChange: changesField(field, role),
      })),
  }
}
