// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openStore } from '../../storage/store.ts'
import { attemptKey } from '../../storage/storage-keys.ts'
import { keepDrafts } from './keep-drafts.ts'

const store = openStore('deckle.v1.')
beforeEach(() => localStorage.clear())
afterEach(() => document.body.replaceChildren())

const openAnswer = '<div class="dk-scroll"><form class="dk-form"><textarea></textarea></form></div>'
const blanks = '<div class="dk-scroll"><form class="dk-form"><input><input></form></div>'
const leadForm =
  '<form class="dk-form dk-ask"><input type="text" name="a"><input type="email" name="b" value="me@example.org"><input type="checkbox" name="c"></form>'

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
  show(html)
  const drafts = keepDrafts(store)
  if (slideId) drafts.onEvent('slide_view', slideId)
  return drafts
}

it('restores a half-typed answer of the same slide, and tells the view', () => {
  reload(openAnswer, 's1')
  type(0, 'Half of')
  reload(blanks, 's2')
  expect(fields().map(({ value }) => value)).toEqual(['', ''])
  show(openAnswer)
  const received = vi.fn<() => void>()
  document.body.addEventListener('input', received)
  keepDrafts(store).onEvent('slide_view', 's1')
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
  keepDrafts(store).onEvent('slide_view', 's1')
  expect(fields()[0]?.value).toBe('Sent')
})

it('belongs to its attempt', () => {
  reload(openAnswer, 's1')
  type(0, 'Half of')
  store.set(attemptKey, 'another')
  reload(openAnswer, 's1')
  expect(fields()[0]?.value).toBe('')
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
