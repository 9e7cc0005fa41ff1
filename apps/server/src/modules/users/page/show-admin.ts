import type { users } from '@deckle/contract/users.ts'
import { refuse } from '../../../refusal.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { findSignedInUser, inspectFactors, listOpenSessions } from '../../auth/index.ts'
import { countDecksOf } from '../../decks/index.ts'
import { presentLicence } from '../../licences/index.ts'
import { countMediaOf } from '../../media/index.ts'
import { countCoursesOf } from '../../learning/index.ts'
import { countAttemptsOf } from '../../play/index.ts'
import { findHeir } from '../bin/heir.ts'
import { countReports } from '../hierarchy/queries.ts'
import { presentUser } from '../present.ts'
import { findFields } from '../fields/queries.ts'
import type { UserRecord } from '../queries.ts'
import { requireUser } from '../require-user.ts'
import { auditPage } from './list-audit.ts'
import { presentSession } from './present.ts'
import { mayResetFactors } from './reset-second-factor.ts'

/** Audit entries on the page itself; `list-audit.ts` lists all. */
const lastLines = 10

/** Also for people in the bin. */
export const showAdmin: Handler<typeof users.showAdmin> = async ({ deps, actor, params, request }) => {
  const language = preferredLanguage(request.header('accept-language'))
  const row = await requireUser(deps.db, actor, 'user.inspect', params.id, { asOrganisation: true, bin: true })
  const user = presentUser(actor, row)
  const of = { clientId: row.client_id, userId: row.id }
  const licence = await findSignedInUser(deps.db, row.client_id, row.id)
  if (!licence) throw refuse('not_found')
  const [license, factors, sessions, counts, lines, fields, heir] = await Promise.all([
    presentLicence(deps, licence),
    inspectFactors(deps, licence),
    listOpenSessions(deps.db, of, deps.now()),
    countAll(deps, row),
    auditPage(deps, row, { page: { limit: lastLines }, language }),
    findFields(deps.db, row.client_id),
    heirOf(deps, actor, row, user.can.delete),
  ])
  return {
    user,
    license,
    provider: user.provider,
    confirmed: row.confirmed,
    second_factor: licence.second_factor_at !== null,
    factors: {
      ...factors,
      mayReset: licence.second_factor_at !== null && mayResetFactors(actor, row),
    },
    last_seen_at: user.lastSeenAt,
    sessions: sessions.map((session) => presentSession(session, actor.sessionId)),
    counts,
    audit: [...lines.entries],
    fields,
    heir,
  }
}

async function countAll({ db }: Deps, { client_id, id }: UserRecord) {
  const [decks, attempts, enrolments, media, reports] = await Promise.all([
    countDecksOf(db, client_id, id),
    countAttemptsOf(db, client_id, id),
    countCoursesOf(db, { clientId: client_id, userId: id }),
    countMediaOf(db, client_id, id),
    countReports(db, client_id, id),
  ])
  return { decks, attempts, enrolments, media, reports }
}

/** Shown in the confirmation before a person is deleted. */
async function heirOf({ db }: Deps, actor: SignedIn, row: UserRecord, canDelete: boolean) {
  if (!canDelete || row.deleted_at !== null) return null
  const heir = await findHeir(db, actor, row)
  return heir ? { id: heir.id, name: `${heir.first_name} ${heir.last_name}`.trim() } : null
}
