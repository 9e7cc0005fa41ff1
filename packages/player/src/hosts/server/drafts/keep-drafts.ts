import { attemptKey, draftPrefix, personKey } from '../../storage/storage-keys.ts'
import type { Store } from '../../storage/store.ts'

export interface Drafts {
  /** Restores the draft of a slide that is shown, and removes that of an answer that was given. */
  readonly onEvent: (event: string, slideId: string | null) => void
  /** Removes the draft of the lead form, which was sent or skipped. */
  readonly onLead: () => void
}

interface Draft {
  /** Attempt and person: another one's draft is never shown. */
  readonly owner: string
  /** In the order of the fields. */
  readonly texts: readonly string[]
}

/** The place of the lead form among those of slides; no slide id has a dot. */
const leadPlace = '.lead'

const leadForm = '.dk-ask'
const slideForm = '.dk-scroll .dk-form:not(.dk-ask)'
const typedFields = 'textarea, input:is([type=text], [type=email], [type=tel], :not([type])):not([role=spinbutton])'

/**
 * Keeps what is typed into open answers, blanks and the lead form on the device until it is sent, so that a reload loses
 * nothing. Ticks are not restored: consent is given each time.
 */
export function keepDrafts(store: Store): Drafts {
  let shown: string | null = null
  /** A slide whose view is still loading. */
  let awaited: string | null = null
  const owner = () => `${store.get(attemptKey) ?? ''} ${store.get(personKey) ?? ''}`
  const keep = (form: Element, place: string) => {
    const texts = fieldsIn(form).map(({ value }) => value)
    if (texts.every((text) => text === '')) store.remove(draftPrefix + place)
    else store.set(draftPrefix + place, JSON.stringify({ owner: owner(), texts } satisfies Draft))
  }
  /** Whether there is nothing left to restore. */
  const restore = (selector: string, place: string): boolean => {
    const draft = JSON.parse(store.get(draftPrefix + place) ?? 'null') as Draft | null
    if (draft === null) return true
    if (draft.owner !== owner()) {
      store.remove(draftPrefix + place)
      return true
    }
    const form = document.querySelector(selector)
    if (!form) return false
    fieldsIn(form).forEach((field, at) => {
      if (field.value !== '' || field.readOnly || !draft.texts[at]) return
      field.value = draft.texts[at]
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
    return true
  }
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element)) return
    const form = target.closest(`${leadForm}, ${slideForm}`)
    if (form?.matches(leadForm)) keep(form, leadPlace)
    else if (form && shown !== null) keep(form, shown)
  })
  new MutationObserver(() => {
    if (awaited !== null && restore(slideForm, awaited)) awaited = null
    if (isLeadAwaited && document.querySelector(leadForm)) isLeadAwaited = !restore(leadForm, leadPlace)
  }).observe(document.body, { childList: true, subtree: true })
  let isLeadAwaited = !restore(leadForm, leadPlace)
  return {
    onEvent: (event, slideId) => {
      if (event === 'slide_view' && slideId !== null) {
        shown = slideId
        awaited = restore(slideForm, slideId) ? null : slideId
      }
      if (event === 'answer' && slideId !== null) store.remove(draftPrefix + slideId)
    },
    onLead: () => store.remove(draftPrefix + leadPlace),
  }
}

const fieldsIn = (form: Element) => [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(typedFields)]
