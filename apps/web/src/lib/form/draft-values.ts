import { readDraft, type StoredDraft } from '@deckle/player/hosts/drafts/stored-drafts.ts'

export interface DraftValues {
  readonly read: () => Readonly<Record<string, unknown>> | null
  readonly write: (values: Readonly<Record<string, unknown>>) => void
  readonly remove: () => void
}

/**
 * What is typed into a form and not sent, in the browser: of a signed-in person as their other drafts, which sign-out removes
 * (`removeDrafts`); of a visitor, who can't be told from the next one, only in the tab. Full or blocked storage keeps nothing.
 * @param place without dots
 */
export function draftValues(place: string, userId: string): DraftValues {
  const key = `deckle.form.d.${place}`
  const owner = `form ${userId}`
  const attempt = <T>(act: (storage: Storage) => T): T | null => {
    try {
      return act(userId === '' ? sessionStorage : localStorage)
    } catch {
      return null
    }
  }
  return {
    read: () =>
      attempt((storage) => {
        const draft = readDraft(storage.getItem(key))
        return draft?.owner === owner ? (JSON.parse(draft.texts[0] ?? 'null') as Record<string, unknown> | null) : null
      }),
    write: (values) => {
      const draft: StoredDraft = { owner, at: Date.now(), texts: [JSON.stringify(values)] }
      attempt((storage) => storage.setItem(key, JSON.stringify(draft)))
    },
    remove: () => void attempt((storage) => storage.removeItem(key)),
  }
}
