import { addAttempts, listAttempts, type NewAttempt, type StoredAttempt } from '../attempts/queries.ts'
import type { IntakeDb } from './intake-db.ts'

export interface BegunAttempt extends StoredAttempt {
  /** Inserted by this call. */
  readonly isNew: boolean
}

/**
 * Inserts attempts and counts them on their decks, up to the response limit; existing ones are unchanged. Returns what
 * is stored, by id.
 */
export async function storeAttempts(db: IntakeDb, attempts: readonly NewAttempt[]): Promise<Map<string, BegunAttempt>> {
  const stored = new Map<string, BegunAttempt>()
  let open = attempts
  while (open.length > 0) {
    const days = new Map((await addAttempts(db, open)).map(({ id, begun_on }) => [id, begun_on]))
    for (const { id, clientId, deckId, versionId, language, userId, secretHash } of open) {
      const begun_on = days.get(id)
      if (begun_on !== undefined)
        stored.set(id, {
          id,
          client_id: clientId,
          deck_id: deckId,
          version_id: versionId,
          language,
          begun_on,
          user_id: userId,
          secret_hash: secretHash,
          in_course: false,
          isNew: true,
        })
    }
    const older = open.filter(({ id }) => !days.has(id))
    if (older.length > 0) for (const row of await listAttempts(db, older)) stored.set(row.id, { ...row, isNew: false })
    const refused = open.filter(({ id }) => !stored.has(id))
    // Copies of attempts that were inserted concurrently used up places in the count: attempts refused for them are
    // tried again.
    open = refused.length < open.length ? refused : []
  }
  return stored
}
