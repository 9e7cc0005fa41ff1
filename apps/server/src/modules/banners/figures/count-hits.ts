import type { shown_banners } from '@deckle/contract/banners.ts'
import { dayIn } from '@deckle/core/time/time-zone.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, RequestFacts, SignedIn } from '../../../http/handler.ts'
import { refuse } from '../../../refusal.ts'
import { readReportingZone } from '../../clients/index.ts'
import { isShown } from '../shown/queries.ts'
import { requireAttempt } from '../viewer.ts'
import { countHit, type Hit } from './queries.ts'

export const bannerSeen: Handler<typeof shown_banners.seen> = (call) => count(call, 'view')

export const bannerClicked: Handler<typeof shown_banners.click> = (call) => count(call, 'click')

interface HitCall {
  readonly deps: Deps
  readonly actor: SignedIn | null
  readonly params: { readonly id: string }
  readonly body: { readonly token?: string | undefined }
  readonly request: RequestFacts
}

/** What somebody sees while acting as another person is not counted for that person. */
async function count(call: HitCall, kind: Hit['kind']): Promise<{ counted: boolean }> {
  const { deps, actor, params } = call
  const { clientId, viewerId } = await viewerOf(call)
  const now = deps.now()
  if (!(await isShown(deps.db, { clientId, actor, id: params.id, now }))) throw refuse('not_found')
  if (actor?.actedBy !== undefined) return { counted: false }
  const day = dayIn(await readReportingZone(deps.db, clientId), now.getTime())
  return { counted: await countHit(deps.db, { clientId, bannerId: params.id, kind, viewerId, now, day }) }
}

async function viewerOf({ deps, actor, body: { token }, request }: HitCall) {
  if (actor) return { clientId: actor.clientId, viewerId: actor.userId }
  if (token === undefined) throw refuse('not_signed_in')
  const { clientId, attemptId } = await requireAttempt(deps, token, request)
  return { clientId, viewerId: attemptId }
}
