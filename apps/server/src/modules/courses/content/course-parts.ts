import { type CourseContent, deckIdsOf } from '@deckle/core/course/course.ts'
import type { Db } from '../../../db/database.ts'
import { replaceParts } from '../queries.ts'

/** Stores which decks and topics a course has, by which it is found. The caller has locked or inserted the course. */
export async function indexCourse(
  open: Db,
  key: { readonly clientId: string; readonly id: string },
  draft: CourseContent,
  published: CourseContent | null,
): Promise<void> {
  const inDraft = deckIdsOf(draft)
  const versions = versionsOf(published)
  const ids = new Set([...inDraft, ...versions.keys()])
  await replaceParts(open, key, {
    decks: [...ids].map((deck_id) => {
      const at = inDraft.indexOf(deck_id)
      return { deck_id, draft_seq: at < 0 ? null : at, version_id: versions.get(deck_id) ?? null }
    }),
    topics: draft.topics.map(({ id }) => id),
  })
}

/** Of the decks that learners get, by the deck's id. */
export function versionsOf(content: CourseContent | null): ReadonlyMap<string, string> {
  if (!content) return new Map()
  const { decks, finalExam } = content
  const all = [...decks, ...(finalExam ? [{ id: finalExam.deck_id, version_id: finalExam.version_id }] : [])]
  return new Map(all.flatMap(({ id, version_id }) => (version_id === null ? [] : [[id, version_id] as const])))
}
