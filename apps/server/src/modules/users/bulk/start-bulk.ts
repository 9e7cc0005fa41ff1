import type { users } from '@deckle/contract/users.ts'
import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import { type FieldValue, mayInBulk } from '@deckle/core/people/bulk-action.ts'
import { parseValue } from '@deckle/core/people/person-field.ts'
import { createNameFinder } from '@deckle/core/text/find-by-name.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { replyJob, startJob } from '../../jobs/index.ts'
import { findFields } from '../fields/queries.ts'
import { requireConditions } from '../fields/require-conditions.ts'
import { findPaths } from '../list/queries.ts'
import { hasPeopleTag } from './queries.ts'
import { type Wanted, wantedBy } from './wanted.ts'

/** Validates what applies to all people. The job validates each person. */
export const startBulk: Handler<typeof users.bulk> = async ({ deps, actor, body, request }) => {
  if (!mayInBulk(actor, body.action)) throw refuse('not_allowed')
  await requireConditions(deps.db, actor, body.people.filter)
  const wanted = wantedBy(body)
  const fault = await faultOf(deps.db, actor, wanted)
  if (fault) throw broken(fault)
  const value = wanted.of === 'field' ? await requireFieldValue(deps.db, actor, wanted) : body.value
  const params = { body: { ...body, value }, language: preferredLanguage(request.header('accept-language')) }
  const id = await startJob(deps, actor, { kind: 'users.bulk', params })
  return replyJob(deps, actor, { client_id: actor.clientId, id }, request)
}

async function faultOf(db: Db, actor: SignedIn, wanted: Wanted): Promise<Message | null> {
  switch (wanted.of) {
    case 'license':
      return licenseRank(wanted.license) > actorRank(actor) ? 'license.above_own' : null
    case 'manager':
      return wanted.manager === null || (await findPaths(db, actor.clientId, [wanted.manager])).size > 0
        ? null
        : 'manager.unknown'
    case 'tag':
      return (await hasPeopleTag(db, actor.clientId, wanted.tag)) ? null : 'tag.unknown'
    default:
      return null
  }
}

/** The value in canonical form, with the field's exact name. */
async function requireFieldValue(db: Db, actor: SignedIn, { name, value }: FieldValue): Promise<FieldValue> {
  const fields = await findFields(db, actor.clientId)
  const field = createNameFinder(fields.map((one) => [one.name, one]))(name)
  if (!field) return { name, value }
  const parsed = parseValue(field, value)
  if ('fault' in parsed) throw broken('user.field_value')
  return { name: field.name, value: parsed.value }
}

const broken = (fault: Message) => refuse('rule_broken', { message: fault, fields: { value: fault } })
