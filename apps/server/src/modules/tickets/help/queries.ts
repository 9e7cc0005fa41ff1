import type { Scoped } from '../../../db/reach.ts'
import type { TicketsDb } from '../queries.ts'

export const listVotes = (db: TicketsDb, { clientId, userId }: Scoped) =>
  db
    .selectFrom('help_votes')
    .select(['article', 'helpful'])
    .where('client_id', '=', clientId)
    .where('user_id', '=', userId)
    .limit(500)
    .execute()

interface Vote {
  readonly article: string
  readonly helpful: boolean
  readonly at: Date
}

export async function saveVote(
  db: TicketsDb,
  { clientId, userId }: Scoped,
  { article, helpful, at }: Vote,
): Promise<void> {
  await db
    .insertInto('help_votes')
    .values({ client_id: clientId, user_id: userId, article, helpful, created_at: at })
    .onConflict((conflict) =>
      conflict.columns(['client_id', 'user_id', 'article']).doUpdateSet({ helpful, created_at: at }),
    )
    .execute()
}
