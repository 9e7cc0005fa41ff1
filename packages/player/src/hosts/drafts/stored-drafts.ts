import { openStore } from '../storage/store.ts'

/** Milliseconds. Not longer than the shortest time for which a client can keep answers: 30 days. */
export const draftLifetimeMs = 30 * 86_400_000

/** What a person has typed and not sent. */
export interface StoredDraft {
  /** The attempt, and the person where they are known: another one's draft is never shown. The last word is `signedInId`. */
  readonly owner: string
  /** Milliseconds since 1970. Absent in drafts of earlier releases. */
  readonly at?: number
  /** In the order of the fields. */
  readonly texts: readonly string[]
}

/** Null where there is none, or where it has expired. */
export function readDraft(text: string | null): StoredDraft | null {
  const draft = JSON.parse(text ?? 'null') as StoredDraft | null
  return draft && Date.now() - (draft.at ?? 0) < draftLifetimeMs ? draft : null
}

/** Removes expired drafts of everything that was played in this browser, and those that `isUnwanted` names. */
export function removeDrafts(isUnwanted?: (draft: StoredDraft) => boolean): void {
  const all = openStore('deckle.')
  for (const key of all.keys('')) {
    // No id has a dot.
    if (!/\.d\.\.?[^.]+$/.test(key)) continue
    const draft = readDraft(all.get(key))
    if (!draft || isUnwanted?.(draft)) all.remove(key)
  }
}
