import type { help } from '@deckle/contract/tickets.ts'
import type { Handler } from '../../../http/handler.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { listVotes, saveVote } from './queries.ts'

export const helpVotes: Handler<typeof help.votes> = async ({ deps, actor }) => ({
  votes: Object.fromEntries((await listVotes(deps.db, actor)).map(({ article, helpful }) => [article, helpful])),
})

export const voteHelpful: Handler<typeof help.vote> = async ({ deps, actor, body }) => {
  await requireLimit(deps.limits, 'ticketWrite', actor.userId)
  await saveVote(deps.db, actor, { ...body, at: deps.now() })
  return { ok: true }
}
