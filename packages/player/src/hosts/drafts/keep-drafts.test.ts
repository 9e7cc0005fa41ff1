// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '../storage/store.ts'
import { attemptKey, authKey, draftPrefix } from '../storage/storage-keys.ts'
import { type Drafts, keepDrafts } from './keep-drafts.ts'
import { draftLifetimeMs, removeDrafts } from './stored-drafts.ts'

const store = openStore('deckle.v1.')
beforeEach(() => localStorage.clear())
let page: Drafts | undefined
afterEach(() => {
  page?.stop()
  document.body.replaceChildren()
  vi.useRealTimers()
})

const openAnswer = '<div class="dk-scroll"><form class="dk-form"><textarea class="dk-input"></textarea></form></div>'
const blanks =
  '<div class="dk-scroll"><form class="dk-form"><input class="dk-input"><input class="dk-input"></form></div>'
const leadForm =
  '<form class="dk-form dk-ask"><input class="dk-input" type="text" name="a"><input class="dk-input" type="email" name="b" value="me@example.org"><input type="checkbox" name="c"></form>'

const show = (html: string) => {
  document.body.innerHTML = html
}
const fields = () => [...document.querySelectorAll<HTMLInputElement>('textarea, input')]
function type(at: number, text: string) {
  const field = fields()[at] as HTMLInputElement
  field.value = text
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
/** As after a reload: nothing of the page before is left. */
function reload(html: string, slideId: string | null = null) {
  page?.stop()
  show(html)
  page = keepDrafts(store)
  if (slideId) page.onEvent('slide_view', slideId)
  return page
}

it('restores a half-typed answer of the same slide, and tells the view', () => {
  reload(openAnswer, 's1')
  type(0, 'Half of')
  reload(blanks, 's2')
  expect(fields().map(({ value }) => value)).toEqual(['', ''])
  show(openAnswer)
  const received = vi.fn<() => void>()
  document.body.addEventListener('input', received)
  page?.onEvent('slide_view', 's1')
  expect(fields()[0]?.value).toBe('Half of')
  expect(received).toHaveBeenCalledOnce()
})

it('restores it once the view is loaded', async () => {
  reload(openAnswer, 's1')
  type(0, 'Half of')
  reload('<p></p>', 's1')
  show(openAnswer)
  await vi.waitFor(() => expect(fields()[0]?.value).toBe('Half of'), { timeout: 60_000 })
})

it('forgets it when it was answered, and keeps an answer that is shown', () => {
  const drafts = reload(openAnswer, 's1')
  type(0, 'Half of')
  drafts.onEvent('answer', 's1')
  reload(openAnswer, 's1')
  expect(fields()[0]?.value).toBe('')
  type(0, 'Draft')
  show(openAnswer)
  ;(fields()[0] as HTMLInputElement).value = 'Sent'
  page?.onEvent('slide_view', 's1')
  expect(fields()[0]?.value).toBe('Sent')
})

it('belongs to its attempt', () => {
  reload(openAnswer, 's1')
  type(0, 'Half of')
  store.set(attemptKey, 'another')
  reload(openAnswer, 's1')
  expect(fields()[0]?.value).toBe('')
})

it('restores a prefilled field of the lead form that was changed', () => {
  reload(leadForm)
  type(1, 'work@example.org')
  reload(leadForm)
  expect(fields()[1]?.value).toBe('work@example.org')
})

it('restores a half-filled lead form but no tick, until it is sent', () => {
  const drafts = reload(leadForm)
  type(0, 'Asha')
  ;(fields()[2] as HTMLInputElement).checked = true
  reload(leadForm)
  expect(
    fields()
      .map(({ value }) => value)
      .slice(0, 2),
  ).toEqual(['Asha', 'me@example.org'])
  expect(fields()[2]?.checked).toBe(false)
  drafts.onLead()
  reload(leadForm)
  expect(fields()[0]?.value).toBe('')
})

const signIn = (id: string) => localStorage.setItem(authKey, JSON.stringify({ user: { _id: id } }))
const draftSlides = () => store.keys(draftPrefix)

it('belongs to the person who is signed in, and to nobody else of a shared browser', () => {
  signIn('asha')
  reload(openAnswer, 's1')
  type(0, 'Half of')
  signIn('ravi')
  reload(openAnswer, 's2')
  expect(draftSlides(), 'removed once another person opens the deck').toEqual([])
  page?.onEvent('slide_view', 's1')
  expect(fields()[0]?.value).toBe('')
})

it('is removed where the person signs out or is replaced, from decks, courses and packages', () => {
  signIn('asha')
  const course = openStore('deckle.course.one.')
  const pack = openStore('deckle.package.key.')
  for (const one of [store, course, pack]) {
    keepDrafts(one).onEvent('slide_view', 's1')
  }
  show(openAnswer)
  type(0, 'Half of')
  store.set('play', '{"index":1}')
  removeDrafts(({ owner }) => owner.endsWith(' ravi'))
  expect([store, course, pack].map((one) => one.keys(draftPrefix).length)).toEqual([1, 1, 1])
  removeDrafts(() => true)
  expect([store, course, pack].map((one) => one.keys(draftPrefix).length)).toEqual([0, 0, 0])
  expect(store.get('play')).toBe('{"index":1}')
})

it('goes after 30 days, whichever deck is opened then', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  reload(openAnswer, 's1')
  type(0, 'Half of')
  vi.setSystemTime(Date.now() + draftLifetimeMs - 1000)
  const other = openStore('deckle.another.')
  keepDrafts(other).stop()
  expect(draftSlides()).toEqual(['d.s1'])
  vi.setSystemTime(Date.now() + 2000)
  keepDrafts(other).stop()
  expect(draftSlides()).toEqual([])
})

it('goes with its attempt: except for the lead form of the ending', () => {
  const drafts = reload(openAnswer, 's1')
  type(0, 'Half of')
  show(leadForm)
  type(0, 'Asha')
  drafts.onEvent('complete', null)
  expect(draftSlides()).toEqual(['d..lead'])
})

it('keeps nothing where people can’t be told apart', () => {
  show(openAnswer)
  page?.stop()
  page = keepDrafts(store, () => null)
  page.onEvent('slide_view', 's1')
  type(0, 'Half of')
  expect(draftSlides()).toEqual([])
})

it('waits for an LMS that names its learner late', () => {
  const keepOf = (learner: string | null) => {
    page?.stop()
    show(openAnswer)
    page = keepDrafts(store, () => learner)
    page.onEvent('slide_view', 's1')
  }
  keepOf('asha')
  type(0, 'Half of')
  keepOf(null)
  expect(fields()[0]?.value).toBe('')
  keepOf('asha')
  expect(fields()[0]?.value).toBe('Half of')
  keepOf('ravi')
  expect([fields()[0]?.value, draftSlides()]).toEqual(['', []])
})

it('lets people type where storage is full or blocked', () => {
  const storage = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  reload(openAnswer, 's1')
  expect(() => type(0, 'Half of')).not.toThrow()
  storage.mockRestore()
  vi.stubGlobal('localStorage', undefined)
  expect(() => reload(openAnswer, 's1')).not.toThrow()
  expect(() => type(0, 'Half of')).not.toThrow()
  vi.unstubAllGlobals()
})
