import { attemptKey, authKey, draftPrefix, personKey } from '../storage/storage-keys.ts'
import { openStore, type Store } from '../storage/store.ts'
import { readDraft, removeDrafts, type StoredDraft } from './stored-drafts.ts'

export interface Drafts {
  /**
   * Restores the draft of a slide that is shown, removes that of an answer that was given, and those of all slides once the
   * attempt is complete.
   */
  readonly onEvent: (event: string, slideId: string | null) => void
  /** Removes the draft of the lead form, which was sent or skipped. */
  readonly onLead: () => void
  readonly stop: () => void
}

/** The place of the lead form among those of slides; no slide id has a dot. */
const leadPlace = '.lead'

const leadForm = '.dk-ask'
const slideForm = '.dk-scroll .dk-form:not(.dk-ask)'

/**
 * Keeps what is typed into open answers, blanks and the lead form on the device until it is sent, so that a reload loses
 * nothing. Ticks are not restored: consent is given each time.
 * @param owner whose text it is; null where the people of this browser can't be told apart: then nothing is kept
 */
export function keepDrafts(store: Store, owner: () => string | null = () => ownerIn(store)): Drafts {
  let shown: string | null = null
  /** Selectors of forms that are still loading, by place. */
  const awaited = new Map<string, string>()
  const remove = (place: string) => store.remove(draftPrefix + place)
  /** Removes it where it is expired or another person's. */
  const read = (place: string): StoredDraft | null => {
    const person = owner()
    const draft = readDraft(store.get(draftPrefix + place))
    if (draft?.owner === person) return draft
    if (person !== null) remove(place)
    return null
  }
  const restore = (selector: string, place: string): void => {
    const draft = read(place)
    const form = document.querySelector(selector)
    if (draft && !form) return void awaited.set(place, selector)
    awaited.delete(place)
    fieldsIn(form).forEach((field, at) => {
      const text = draft?.texts[at]
      // Fields of the lead form may be prefilled; a text on a slide is an answer that was sent.
      const untouched = place === leadPlace ? field.defaultValue : ''
      if (field.value !== untouched || field.readOnly || !text) return
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }
  const onInput = ({ target }: Event) => {
    const form = (target as Element).closest(`${leadForm}, ${slideForm}`)
    const place = form?.matches(leadForm) ? leadPlace : shown
    if (!form || place === null) return
    const texts = fieldsIn(form).map(({ value }) => value)
    const person = owner()
    if (person === null || !texts.some(Boolean)) remove(place)
    else store.set(draftPrefix + place, JSON.stringify({ owner: person, at: Date.now(), texts } satisfies StoredDraft))
  }
  const places = () => store.keys(draftPrefix).map((key) => key.slice(draftPrefix.length))
  removeDrafts()
  places().forEach(read)
  document.addEventListener('input', onInput)
  const observer = new MutationObserver(() => awaited.forEach(restore))
  observer.observe(document.body, { childList: true, subtree: true })
  restore(leadForm, leadPlace)
  return {
    onEvent: (event, slideId) => {
      if (event === 'slide_view' && slideId !== null) {
        if (shown !== null) awaited.delete(shown)
        shown = slideId
        restore(slideForm, slideId)
      }
      if (event === 'answer' && slideId !== null) remove(slideId)
      // A lead form may be part of the ending.
      if (event === 'complete') places().forEach((place) => place === leadPlace || remove(place))
    },
    onLead: () => remove(leadPlace),
    stop: () => {
      document.removeEventListener('input', onInput)
      observer.disconnect()
    },
  }
}

/** Those that are typed into; a slider's number always has a value. */
const fieldsIn = (form: Element | null) => [
  ...(form?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('.dk-input:not([role=spinbutton])') ?? []),
]

const ownerIn = (store: Store) => `${store.get(attemptKey) ?? ''} ${store.get(personKey) ?? ''} ${signedInId()}`

/** Id of the person who is signed in to this browser; '' for nobody. */
function signedInId(): string {
  const auth = JSON.parse(openStore('').get(authKey) ?? '{}') as { readonly user?: { readonly _id: string } | null }
  return auth.user?._id ?? ''
}
