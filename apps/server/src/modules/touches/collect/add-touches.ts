import type { BodyOf } from '@deckle/contract/kit/endpoint.ts'
import type { touches } from '@deckle/contract/touches.ts'
import { MOST_TOUCHES } from '@deckle/core/attribution/attribution.ts'
import { transaction } from '../../../db/transaction.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts } from '../../../http/handler.ts'
import { addressKey } from '../../../platform/rate-limit/rate-limit.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findMode, insertTouches, type NewTouch, putVisitor } from '../queries.ts'
import { countTouches, findPages } from './queries.ts'

export const addTouches: Handler<typeof touches.add> = async ({ deps, body, request }) => {
  await requireLimit(deps.limits, 'publicWrite', addressKey(request.ip))
  const clientId = body.client.toLowerCase()
  if (isRefusing(request) || (await findMode(deps.db, clientId)) === 'off') return { ok: true }
  const found = await findPages(deps.db, clientId, body.touches)
  const rows = body.touches
    .filter((touch) => found.has(keyOf(touch)))
    .map((touch) => rowOf(deps, clientId, body, touch))
  const [first] = rows.toSorted((one, other) => one.at.getTime() - other.at.getTime())
  if (first)
    await transaction(deps.db, async (trx) => {
      const place = { clientId, visitorId: first.visitor_id }
      await putVisitor(trx, { ...place, at: first.at })
      const room = MOST_TOUCHES - (await countTouches(trx, place))
      await insertTouches(trx, rows.slice(0, Math.max(0, room)))
    })
  return { ok: true }
}

/** Global Privacy Control, or Do Not Track. */
const isRefusing = (request: Pick<RequestFacts, 'header'>): boolean =>
  request.header('sec-gpc') === '1' || request.header('dnt') === '1'

type Sent = BodyOf<typeof touches.add>['touches'][number]

const keyOf = ({ kind, thing }: Pick<Sent, 'kind' | 'thing'>): string => `${kind} ${thing.toLowerCase()}`

function rowOf(
  { now }: Pick<Deps, 'now'>,
  clientId: string,
  { visitor }: Pick<BodyOf<typeof touches.add>, 'visitor'>,
  { id, thing, ago, ...touch }: Sent,
): NewTouch {
  return {
    ...touch,
    client_id: clientId,
    id: id.toLowerCase(),
    visitor_id: visitor.toLowerCase(),
    thing_id: thing.toLowerCase(),
    at: new Date(now().getTime() - ago),
  }
}
