// @vitest-environment happy-dom
import { type LeadForm, newLeadField, newLeadForm } from '@deckle/core/deck/lead-form/lead-form.ts'
import { type ComponentType, h, render } from 'preact'
import { beforeEach, describe, expect, it } from 'vitest'
import { toPlayDeck } from '../../deck/play-deck.ts'
import { playLeadForm } from '../../deck/play-lead-form.ts'
import type { FilledLead, PlayEvent, PlayerHost } from '../../hosts/host.ts'
import { createLocalHost } from '../../hosts/local-host.ts'
import { attemptKey, leadKey } from '../../hosts/storage/storage-keys.ts'
import { openVersionStore } from '../../hosts/storage/store.ts'
import { sampleDeck } from '../../test/sample-deck.ts'
import { leadWordsFor, wordsFor } from '../../words/words-for.ts'
import type { PlayerProps } from '../player.tsx'
import { $, heading, press, resetEachTest, root, updates } from '../test/start-player.ts'
import { DeckPlayer } from './deck-player.tsx'

resetEachTest()
beforeEach(() => localStorage.clear())

const form: LeadForm = {
  ...newLeadForm,
  title: 'Your plan by mail',
  fields: [
    ...newLeadForm.fields,
    newLeadField('phone', false),
    { ...newLeadField('text', false, 'size'), label: 'Cups' },
  ],
  consent: { text: 'You may write to me.', required: true },
}

/** Plays the first slide, a title, of the sample deck. */
function start(change: Partial<LeadForm> = {}, language: 'en' | 'hi' = 'en') {
  const content = {
    ...sampleDeck,
    language,
    contentHash: sampleDeck.contentHash.slice(0, 1),
    leadForm: { ...form, ...change },
  }
  const played = toPlayDeck(
    content,
    { deckId: 'd', versionId: 'v', shortid: '' },
    {
      poweredBy: true,
      brand: { name: '', logo: '' },
    },
  )
  const leadForm = playLeadForm(content.leadForm, leadWordsFor(language))
  const deck = { ...played, ...(leadForm && { leadForm }) }
  const sent: (FilledLead | null)[] = []
  const events: PlayEvent[] = []
  const store = openVersionStore('v')
  const host: PlayerHost = {
    ...createLocalHost(content, { now: () => 0, imageUrl: String, fileUrl: String }),
    track: (event) => events.push(event),
    lead: (lead) => {
      store.set(attemptKey, 'a')
      store.set(leadKey, 'a')
      return Promise.resolve(sent.push(lead))
    },
    restart: () => store.remove(attemptKey),
  }
  const props: PlayerProps = { deck, host, words: wordsFor(language), saved: null, ownsPage: true }
  render(h(DeckPlayer as unknown as ComponentType<PlayerProps>, props), root)
  return { sent, events }
}
const field = (name: string) => $(`[name="${name}"]`) as HTMLInputElement
const type = (name: string, text: string) => {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}
const tick = () => field('.consent').click()
const submit = async () => {
  $('.dk-submit')?.click()
  await updates()
}
const button = (text: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === text)
const faults = () => [...root.querySelectorAll('.dk-fault')].map(({ textContent }) => textContent).filter(Boolean)
/** Through the title to the end. */
const toEnd = async () => {
  await updates()
  press('Enter')
  await updates()
}

describe('a lead form before the result', () => {
  it('holds the ending back until it is sent, and says what is missing beside its field', async () => {
    const { sent, events } = start()
    await toEnd()
    expect(heading()).toBe('Your plan by mail')
    expect(document.activeElement).toBe($('h2'))
    await submit()
    expect(faults()).toEqual(['Please fill this in.', 'Please tick this box to go on.'])
    expect(document.activeElement).toBe(field('email'))
    expect(field('email').getAttribute('aria-invalid')).toBe('true')
    expect($(`#${CSS.escape(field('email').getAttribute('aria-describedby') ?? '')}`)?.textContent).toBe(
      'Please fill this in.',
    )
    type('email', 'ravi@tea')
    type('phone', 'x')
    tick()
    await submit()
    expect(faults()).toEqual([
      'Please enter an e-mail address such as name@example.com.',
      'Please enter a phone number.',
    ])
    type('email', ' ravi@tea.example ')
    type('phone', '+91 98450 12345')
    await updates()
    expect(faults()).toEqual([])
    await submit()
    expect(sent).toEqual([{ fields: { email: 'ravi@tea.example', phone: '+91 98450 12345' }, consent: true }])
    expect(heading()).toBe('Thank you')
    expect(events.filter((event) => event === 'lead' || event === 'complete').toSorted()).toEqual(['complete', 'lead'])
  })

  it('is skipped where it may be, and then neither sent nor shown again', async () => {
    const { sent, events } = start()
    await toEnd()
    button('Skip')?.click()
    await updates()
    expect([sent, heading(), events.includes('lead')]).toEqual([[null], 'Thank you', false])
    render(null, root)
    start()
    await toEnd()
    expect(heading()).toBe('Thank you')
  })

  it('can not be skipped where it must be filled in', async () => {
    start({ required: true })
    await toEnd()
    expect(button('Skip')).toBeUndefined()
  })

  it('is known to browsers and to the keyboards of phones', async () => {
    start()
    await toEnd()
    const known = ['name', 'email', 'phone', 'size'].map((name) => {
      const { type: kind, autocomplete, maxLength } = field(name)
      return [kind, autocomplete, maxLength]
    })
    expect(known).toEqual([
      ['text', 'name', 120],
      ['email', 'email', 254],
      ['tel', 'tel', 40],
      ['text', 'off', 500],
    ])
    expect([...root.querySelectorAll('.dk-field label > span')].map(({ textContent }) => textContent)).toEqual([
      'Name (optional)',
      'E-mail address',
      'Phone number (optional)',
      'Cups (optional)',
      'You may write to me.',
    ])
  })

  it('speaks the language of the deck', async () => {
    start({ title: '', button: '' }, 'hi')
    await toEnd()
    expect(heading()).toBe('हम आपसे कैसे संपर्क करें?')
    expect($('.dk-submit')?.textContent).toBe('भेजें')
  })
})

it('at the end stands below the ending, and thanks', async () => {
  const { sent } = start({ when: 'end', consent: { text: '', required: true } })
  await toEnd()
  expect([...root.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    'Thank you',
    'Your plan by mail',
  ])
  type('email', 'ravi@tea.example')
  await submit()
  expect(sent).toEqual([{ fields: { email: 'ravi@tea.example' }, consent: false }])
  expect(root.textContent).toContain('Thank you. Your details are on their way.')
  expect($('form')).toBeNull()
})

describe('a lead form at the start', () => {
  it('comes before the first slide, which is viewed after it; a new start asks again', async () => {
    const { sent, events } = start({ when: 'start' })
    await updates()
    expect([heading(), events]).toEqual(['Your plan by mail', ['view']])
    type('email', 'ravi@tea.example')
    tick()
    await submit()
    expect(sent).toHaveLength(1)
    expect(heading()).not.toBe('Your plan by mail')
    expect(events).toEqual(['view', 'lead', 'slide_view'])
    press('Enter')
    await updates()
    expect(heading()).toBe('Thank you')
    button('Start again')?.click()
    await updates()
    expect(heading()).toBe('Your plan by mail')
    render(null, root)
  })

  it('is not shown in an attempt in which it was sent', async () => {
    const store = openVersionStore('v')
    store.set(attemptKey, 'a')
    store.set(leadKey, 'a')
    start({ when: 'start' })
    await updates()
    expect($('form')).toBeNull()
    expect(heading()).not.toBe('Your plan by mail')
  })
})

it('is in no deck whose player is not asked to show it, and none where it asks for nothing', () => {
  const options = { poweredBy: true, brand: { name: '', logo: '' } }
  const ids = { deckId: 'd', versionId: 'v', shortid: '' }
  expect(toPlayDeck({ ...sampleDeck, leadForm: form }, ids, options).leadForm).toBeUndefined()
  expect(playLeadForm(undefined, leadWordsFor('en'))).toBeUndefined()
  expect(playLeadForm({ ...form, fields: [] }, leadWordsFor('en'))).toBeUndefined()
})
