import type { media } from '@deckle/contract/media.ts'
import type { Handler } from '../../http/handler.ts'
import { presentMedia } from './present.ts'
import { listMedia as listRows } from './queries.ts'

export const listMedia: Handler<typeof media.list> = async ({ deps, actor, query }) => {
  const { rows, ...page } = await listRows(deps.db, actor, query)
  return { media: rows.map((row) => presentMedia(actor, row)), ...page }
}
