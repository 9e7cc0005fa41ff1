import type { decks } from '@deckle/contract/decks.ts'
import type { Deps } from '../../../deps.ts'
import type { Handler, SignedIn } from '../../../http/handler.ts'
import { changePublication } from '../publication/change-publication.ts'
import { refuse } from '../../../refusal.ts'
import { audit } from '../../admin/index.ts'
import { listCoursesWith } from '../courses/queries.ts'
import { setDeleted, setPublication, unpublished } from '../queries.ts'
import { requireDeck } from '../require-deck.ts'

/** Moves the deck to the bin and unpublishes it; a deck of a published course stays. Idempotent. */
export const deleteDeck: Handler<typeof decks.delete> = ({ deps, actor, params: { id } }) => binDeck(deps, actor, id)

export const binDeck = (deps: Deps, actor: SignedIn, id: string): Promise<{ ok: true }> =>
  changePublication(deps, async (trx) => {
    const { content, shortid, deleted_at } = await requireDeck(trx, actor, 'deck.delete', id, { lock: true, bin: true })
    if (deleted_at !== null) return { shortid: null, reply: { ok: true } }
    const courses = await listCoursesWith(trx, actor.clientId, id)
    if (courses.length > 0) throw refuse('conflict', `deck.in_courses|courses=${courses.join(', ')}`)
    await setPublication(trx, actor.clientId, id, { ...unpublished, shortid })
    await setDeleted(trx, actor.clientId, id, true)
    await audit(trx, deps, actor, { action: 'deck.delete', subject: id, detail: { name: content.name } })
    return { shortid, reply: { ok: true } }
  })
