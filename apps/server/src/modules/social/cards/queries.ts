import type { SocialDb } from '../queries.ts'

export interface LinkPlace {
  readonly clientId: string
  readonly postId: string
  readonly url: string
}

export interface CardValues {
  readonly link_state: 'ready' | 'failed'
  readonly link_title: string
  readonly link_description: string
  readonly link_site: string
  readonly link_image: string
}

/** Whether the post still waits for a card of this address. */
export async function isWaiting(db: SocialDb, { clientId, postId, url }: LinkPlace): Promise<boolean> {
  const row = await db
    .selectFrom('posts')
    .select('id')
    .where('client_id', '=', clientId)
    .where('id', '=', postId)
    .where('link_url', '=', url)
    .where('link_state', '=', 'waiting')
    .executeTakeFirst()
  return row !== undefined
}

/** False where the post no longer waits for it. */
export async function setCard(db: SocialDb, { clientId, postId, url }: LinkPlace, card: CardValues): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('posts')
    .set(card)
    .where('client_id', '=', clientId)
    .where('id', '=', postId)
    .where('link_url', '=', url)
    .where('link_state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
