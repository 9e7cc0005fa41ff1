import type { users } from '@deckle/contract/users.ts'
import { actorRank, licenseRank } from '@deckle/core/access/access.ts'
import { mayInBulk } from '@deckle/core/people/bulk-action.ts'
import type { Db } from '../../../db/database.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { type Message, refuse } from '../../../refusal.ts'
import { replyJob, startJob } from '../../jobs/index.ts'
import { reachesField } from '../list/list-facets.ts'
import { findPaths, listPeopleFields } from '../list/queries.ts'
import { fieldFits } from './field-fits.ts'
import { hasPeopleTag } from './queries.ts'
import { type Wanted, wantedBy } from './wanted.ts'

/** What could only fail for everybody is refused at once; each person is judged when the job comes to them. */
export const startBulk: Handler<typeof users.bulk> = async ({ deps, actor, body, request }) => {
  if (!mayInBulk(actor, body.action)) throw refuse('not_allowed')
  const fault = await faultOf(deps.db, actor, wantedBy(body))
  if (fault) throw refuse('rule_broken', { message: fault, fields: { value: fault } })
  const language = preferredLanguage(request.header('accept-language'))
  const id = await startJob(deps, actor, { kind: 'users.bulk', params: { body, language } })
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
    case 'field': {
      const field = (await listPeopleFields(db, actor.clientId)).find(({ name }) => name === wanted.name)
      if (field && !reachesField(actor, field.changed_by)) return 'user.field_locked'
      return field && !fieldFits(field, wanted.value) ? 'user.field_value' : null
    }
    default:
      return null
  }
}
