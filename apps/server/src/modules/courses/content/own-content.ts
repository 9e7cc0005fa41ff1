import { type CourseContent, deckIdsOf } from '@deckle/core/course/course.ts'
import type { Db } from '../../../db/database.ts'
import type { Scoped } from '../../../db/reach.ts'
import { refuse } from '../../../refusal.ts'
import { isUuid } from '../../../platform/uuid.ts'
import { listReadableDecks } from '../../decks/index.ts'
import { findOwnMedia } from '../../media/index.ts'

/**
 * The content as the actor may save it: ids in lower case, a picture of another client cleared, versions only where
 * they are published. Refuses decks that the actor does not see and the course does not have.
 * @param known decks that the course has, whoever put them there
 * @param versions of what learners get, by the deck's id: a draft keeps them or asks for new ones, nothing else
 */
export async function ownContent(
  open: Db,
  actor: Scoped,
  content: CourseContent,
  { known, versions }: { readonly known: ReadonlySet<string>; readonly versions: ReadonlyMap<string, string> },
): Promise<CourseContent> {
  const lower = inLowerCase(content)
  const added = deckIdsOf(lower).filter((id) => !known.has(id))
  if (added.length > 0) {
    const readable = new Set(await listReadableDecks(open, actor, added))
    if (readable.size < new Set(added).size)
      throw refuse('rule_broken', { message: 'course.deck', fields: { 'content.decks': 'course.deck' } })
  }
  const kept = (deckId: string, version: string | null) =>
    version !== null && versions.get(deckId) === version ? version : null
  return {
    ...lower,
    cover: { ...lower.cover, id: await ownPicture(open, actor.clientId, lower.cover.id) },
    decks: lower.decks.map((deck) => ({ ...deck, version_id: kept(deck.id, deck.version_id) })),
    finalExam: lower.finalExam && {
      ...lower.finalExam,
      version_id: kept(lower.finalExam.deck_id, lower.finalExam.version_id),
    },
  }
}

async function ownPicture(open: Db, clientId: string, id: string): Promise<string> {
  if (!isUuid(id)) return id
  return (await findOwnMedia(open, clientId, [id.toLowerCase()])).length > 0 ? id : ''
}

function inLowerCase(content: CourseContent): CourseContent {
  const small = (id: string) => id.toLowerCase()
  const maybe = (id: string | null) => (id === null ? null : small(id))
  return {
    ...content,
    category: maybe(content.category),
    prerequisites: content.prerequisites.map(small),
    competencies: content.competencies.map(small),
    decks: content.decks.map((deck) => ({ ...deck, id: small(deck.id), version_id: maybe(deck.version_id) })),
    finalExam: content.finalExam && {
      ...content.finalExam,
      deck_id: small(content.finalExam.deck_id),
      version_id: maybe(content.finalExam.version_id),
    },
  }
}
