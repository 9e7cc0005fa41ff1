import type { decks } from '@deckle/contract/decks.ts'
import type { Handler } from '../../../http/handler.ts'
import { copyTags } from '../../tags/index.ts'
import { addDeck } from './add-deck.ts'
import { withOwnMedia } from '../content/media-references.ts'
import { requireDeck } from '../require-deck.ts'

/** Into the actor's own library, with its tags. */
export const duplicateDeck: Handler<typeof decks.duplicate> = async ({ deps, actor, params }) => {
  const { content, client_id } = await requireDeck(deps.db, actor, 'deck.read', params.id)
  const copy = { ...content, name: nameOfCopy(content.name) }
  const own = client_id === actor.clientId ? copy : await withOwnMedia(deps.db, actor.clientId, copy)
  const deck = await addDeck(deps, actor, own)
  if (client_id === actor.clientId) await copyTags(deps.db, 'deck', client_id, { from: params.id, to: deck.id })
  return { deck }
}

/** At most 60 characters: a long name is shortened before the suffix. */
export function nameOfCopy(name: string): string {
  const mark = ' (copy)'
  const base = name.endsWith(mark) ? name.slice(0, -mark.length) : name
  return (
    base
      .slice(0, 60 - mark.length)
      .replace(/[\ud800-\udbff]$/, '')
      .trimEnd() + mark
  )
}
