import type { ArticleContent } from '@deckle/core/article/article.ts'
import { referencesOf } from '@deckle/core/article/reading.ts'
import type { Db } from '../../../db/database.ts'
import type { Deps } from '../../../deps.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { sendNotification } from '../../notifications/index.ts'
import { findMentioned } from './queries.ts'

interface Published {
  readonly client_id: string
  readonly id: string
  readonly owner_id: string
  readonly content: ArticleContent
}

interface Publishing {
  /** What readers had last; null at first. */
  readonly before: ArticleContent | null
  /** Who publishes. */
  readonly by: string | null
}

const mentionedIn = (content: ArticleContent | null): readonly string[] =>
  referencesOf(content?.body ?? [])
    .people.filter(isUuid)
    .map((id) => id.toLowerCase())

/** Tells active people whom the text mentions and the one before didn't; neither its author nor who publishes it. */
export async function notifyMentioned(
  open: Db,
  deps: Pick<Deps, 'newId' | 'now'>,
  { client_id: clientId, id, owner_id, content }: Published,
  { before, by }: Publishing,
): Promise<void> {
  const known = new Set<string | null>([...mentionedIn(before), owner_id, by])
  const added = mentionedIn(content).filter((person) => !known.has(person))
  if (added.length === 0) return
  const people = await findMentioned(open, clientId, [owner_id, ...added])
  const author = people.find((person) => person.id === owner_id)?.name ?? ''
  await sendNotification(
    open,
    deps,
    people.filter((person) => person.id !== owner_id && person.isActive).map((person) => person.id),
    {
      clientId,
      type: 'mention',
      words: { key: 'mention_article', values: { name: author, article: content.title } },
      link: `/articles/${id}/show`,
      actorId: owner_id,
      subject: id,
    },
  )
}
