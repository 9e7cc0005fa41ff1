import { visitorIn } from '@deckle/core/attribution/attribution.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { RequestFacts } from '../../../http/handler.ts'
import { findMode, insertTouches, putVisitor, type TouchesDb, type VisitorKey } from '../queries.ts'

interface Play extends VisitorKey {
  readonly deckId: string
  readonly attemptId: string
  /** Who plays, where it is known. */
  readonly userId: string | null
  readonly email: string | null
}

/** A visitor began an attempt; what they touched before is of the same person. Saying it twice changes nothing. */
export async function notePlay({ db, now, newId }: Pick<Deps, 'db' | 'now' | 'newId'>, play: Play): Promise<void> {
  const at = now()
  await transaction<TouchesDb, void>(db, async (trx) => {
    await putVisitor(trx, { ...play, at })
    await insertTouches(trx, [
      {
        client_id: play.clientId,
        id: newId(),
        visitor_id: play.visitorId,
        kind: 'play',
        thing_id: play.deckId,
        ref_id: play.attemptId,
        at,
      },
    ])
  })
}

interface Person {
  readonly clientId: string
  readonly userId: string
  readonly at: Date
}

/** Who is signed in is the visitor whose cookie comes with the request, where the client follows anybody. */
export async function notePerson(db: TouchesDb, person: Person, request: Pick<RequestFacts, 'header'>): Promise<void> {
  const visitorId = visitorIn((name) => request.header(name), person.clientId)
  if (visitorId !== null && (await findMode(db, person.clientId)) !== 'off')
    await putVisitor(db, { ...person, visitorId })
}
