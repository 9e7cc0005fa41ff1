// @vitest-environment happy-dom
import { type ComponentType, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type Connection, HostRefusal, online, type PlayerHost, type PlayEvent, type SavedPlay } from '../hosts/host.ts'
import { createLocalHost } from '../hosts/local-host.ts'
import { toPlayDeck } from '../deck/play-deck.ts'
import { Player, type PlayerProps } from './player.tsx'
import { sampleDeck } from '../test/sample-deck.ts'
import { wordsFor } from '../words/words-for.ts'

let root: HTMLElement
beforeEach(() => {
  root = document.createElement('div')
  document.body.append(root)
})
afterEach(() => {
  render(null, root)
  root.remove()
})

const $ = (selector: string) => root.querySelector<HTMLElement>(selector)
const heading = () => $('h2')?.textContent
const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
/** Runs all pending renderings, including those of the next turn and of lazy imports. */
async function updates(): Promise<void> {
  await turn()
  await vi.dynamicImportSettled()
  await turn()
}

function start(
  change: Partial<DeckContent> = {},
  index = 0,
  hostChange: Partial<PlayerHost> = {},
  once = false,
  more: Partial<PlayerProps> = {},
) {
  const content = { ...sampleDeck, ...change }
  const events: [PlayEvent, string | null][] = []
  let saved: SavedPlay | null = null
  const local = createLocalHost(content, {
    now: () => 0,
    imageUrl: (id) => `/${id}.webp`,
    fileUrl: (id) => `/${id}`,
    onSave: (play) => (saved = play),
  })
  const host: PlayerHost = { ...local, track: (event, slideId) => events.push([event, slideId]), ...hostChange }
  const deck = toPlayDeck(
    content,
    { deckId: 'd', versionId: 'v', shortid: '' },
    { poweredBy: true, brand: { name: '', logo: '' }, once },
  )
  const props: PlayerProps = {
    deck,
    host,
    words: wordsFor(content.language),
    saved: host.restore() ?? { index, answers: {}, verdicts: {} },
    ownsPage: true,
    ...more,
  }
  render(h(Player as unknown as ComponentType<PlayerProps>, props), root)
  return { events, saved: () => saved }
}

describe('the player', () => {
  it('plays a quiz by keyboard alone, to the review', async () => {
    const { events, saved } = start({ contentHash: sampleDeck.contentHash.slice(0, 10) }, 3)
    await updates()
    press('Enter')
    await updates()
    expect(heading()).toBe('Which planet is the nearest to the Sun?')
    expect(document.activeElement?.textContent).toBe(heading())
    press('b')
    await updates()
    expect($('.dk-verdict')?.textContent).toContain('Right')
    press('Enter')
    await updates()
    for (const key of ['2', 'd', 'Enter']) {
      press(key)
      await updates()
    }
    press('Enter')
    await updates()
    press('b')
    await updates()
    expect($('.dk-verdict')?.textContent).toContain('Not right')
    press('Enter')
    await updates()
    press('1')
    await updates()
    press('Enter')
    await updates()
    press('5')
    await updates()
    expect(heading()).toBe('What would you like to learn next?')
    expect($('.dk-note')?.textContent).toBe('Thanks for your answer.')
    const field = $('input') as HTMLInputElement
    field.value = 'Black holes'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await updates()
    field.form!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await vi.waitFor(() => expect($('.dk-score')?.textContent).toBe('75%3 of 4 rightPassed'))
    expect(root.querySelectorAll('.dk-review li').length).toBe(6)
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Your score'))
    expect(saved()?.index).toBe(10)
    expect(events.filter(([event]) => event !== 'slide_view').map(([event]) => event)).toEqual([
      'view',
      'start',
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'answer',
      'complete',
    ])
    expect(events.filter(([event]) => event === 'slide_view').length).toBe(7)
  })

  it('shows a question from its top, and goes down to what is told of its answer, once', async () => {
    const scrolled: string[] = []
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolled.push(this.textContent ?? '')
    })
    try {
      start({ contentHash: sampleDeck.contentHash.slice(4, 7) })
      await updates()
      expect(scrolled).toEqual([])
      press('a')
      await updates()
      expect(scrolled).toEqual(['Not right Have another look at the order of the planets.'])
      press('Enter')
      await updates()
      press('ArrowLeft')
      await updates()
      expect($('.dk-verdict')?.textContent).toContain('Have another look')
      expect(scrolled.length).toBe(1)
      press('Enter')
      await updates()
      const second = scrolled.length
      press('ArrowLeft')
      await updates()
      expect(scrolled.length).toBe(second)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('keeps what is told in sight when a banner takes room from it, once', async () => {
    const scrollIntoView = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue()
    let notify: (connection: Connection) => void = () => {}
    try {
      start({ contentHash: sampleDeck.contentHash.slice(4, 7) }, 0, {
        onConnection: (listener) => {
          notify = listener
          return () => {}
        },
      })
      await updates()
      notify({ ...online, offline: true })
      await updates()
      notify(online)
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(0)
      press('a')
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(1)
      notify({ ...online, unsent: 1, offline: true })
      await updates()
      expect($('.dk-banner.dk-on')).not.toBeNull()
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
      notify(online)
      await updates()
      notify({ ...online, unsent: 1, offline: true })
      await updates()
      expect(scrollIntoView).toHaveBeenCalledTimes(2)
    } finally {
      vi.restoreAllMocks()
    }
  })

  it('offers the languages of a deck, each by its own name', async () => {
    const onLanguage = vi.fn()
    start({ translationEnabled: true, translations: { hi: { name: '', slides: {} } } as never }, 0, {}, false, {
      onLanguage,
    })
    await vi.waitFor(() => expect($('.dk-languages')?.textContent).toBe('Englishहिन्दी'))
    const choice = $('.dk-languages') as HTMLSelectElement
    choice.value = 'hi'
    choice.dispatchEvent(new Event('change', { bubbles: true }))
    expect(onLanguage.mock.calls).toEqual([['hi']])
  })

  it('draws the next slide ahead, out of sight, and shows what it drew', async () => {
    start()
    await vi.waitFor(() => expect($('.dk-ahead h2')).not.toBeNull())
    const [shown, ahead] = [heading(), $('.dk-ahead h2')]
    expect(ahead?.textContent).not.toBe(shown)
    $('.dk-foot .dk-main')!.click()
    await updates()
    expect($('.dk-scroll h2')).toBe(ahead)
    expect(document.activeElement).toBe(ahead)
    await vi.waitFor(() => expect($('.dk-ahead h2')).not.toBeNull())
    press('ArrowLeft')
    await updates()
    expect(heading()).toBe(shown)
    expect($('.dk-ahead')).toBeNull()
  })

  it('draws nothing ahead for people who save data, nor after the last slide', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    try {
      start()
      await new Promise((resolve) => setTimeout(resolve, 150))
      await updates()
      expect($('.dk-ahead')).toBeNull()
    } finally {
      Reflect.deleteProperty(navigator, 'connection')
    }
    root.textContent = ''
    start({ contentHash: sampleDeck.contentHash.slice(0, 1) })
    await new Promise((resolve) => setTimeout(resolve, 150))
    await updates()
    expect($('.dk-ahead')).toBeNull()
  })

  it('plays the other types by keyboard alone', async () => {
    start({ contentHash: sampleDeck.contentHash.slice(10, 18) })
    const type = async (found: HTMLElement | null, text: string) => {
      const field = found as HTMLInputElement
      field.focus()
      field.value = text
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await updates()
    }
    const submit = async () => {
      $('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
      await updates()
    }
    const keys = async (...all: readonly string[]) => {
      for (const key of all) {
        press(key)
        await updates()
      }
    }
    await updates()
    await type($('textarea'), 'Stars')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Type the missing words.')
    for (const [at, text] of ['the earth', '27'].entries())
      await type(root.querySelectorAll<HTMLElement>('.dk-gap')[at] ?? null, text)
    await submit()
    expect($('.dk-verdict')?.textContent).toContain('Right')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Which planet is this?')
    await keys('s', 'a', 't', 'u', 'r', 'n', 'Enter')
    expect($('.dk-verdict')?.textContent).toContain('Right')
    await keys('Enter', 'c', 'a')
    expect(heading()).toBe('What would you weigh on the Moon?')
    await type($('input[type=range]'), '100')
    await submit()
    expect($('.dk-result')?.textContent).toBe('On the Moon you would weigh16.5 kg')
    await keys('Escape', 'Enter')
    expect(heading()).toBe('Shall we see whether you are ready for a telescope?')
    await keys('Enter')
    expect(document.activeElement?.textContent).toBe('Yes')
    $('.dk-sure .dk-main')!.click()
    await updates()
    expect($('.dk-measured')?.textContent).toBe('OkayYou are.')
    await keys('Enter')
    expect(heading()).toBe('Show us a picture that you took of the sky.')
  })

  it('goes on by one act in a survey, and back by the arrow', async () => {
    start({ readerType: 'survey' }, 4)
    await updates()
    press('a')
    await updates()
    expect(heading()).toBe('Which of these are planets? Choose every one.')
    press('ArrowLeft')
    await updates()
    expect($('[aria-checked=true]')?.textContent).toContain('Venus')
  })

  it('shows the seconds that hold a slide', async () => {
    start({ contentHash: sampleDeck.contentHash.map((slide) => ({ ...slide, minTime: 2 })) })
    await updates()
    expect($('.dk-where')?.textContent).toContain('2 s left')
    expect(($('.dk-main') as HTMLButtonElement).disabled).toBe(true)
  })

  it('speaks Hindi', async () => {
    start({ language: 'hi' }, 4)
    await updates()
    expect($('.dk-prompt')?.textContent).toBe('एक विकल्प चुनें:')
  })

  it.each([
    ['story', 'Thank you'],
    ['quiz', 'Your score'],
    ['game', 'Points'],
    ['poll', 'Thank you'],
    ['survey', 'Thank you'],
    ['audit', 'Your result'],
    ['assessment', 'Your result'],
    ['submission', 'Thank you'],
    ['feedback', 'Thank you'],
    ['calculator', 'Thank you'],
    ['profiler', 'Your result'],
    ['recommendation', 'Your result'],
    ['linklist', 'Links'],
  ] as const)('ends a %s that nobody answered with "%s"', async (readerType, title) => {
    start({ readerType }, sampleDeck.contentHash.length)
    await vi.waitFor(() => expect(heading()).toBe(title))
  })

  it('tells once that an attempt is complete, however often its end is looked at', async () => {
    const completions = (events: [PlayEvent, string | null][]) =>
      events.filter(([event]) => event === 'complete').length
    const slides = sampleDeck.contentHash.slice(0, 1)
    const first = start({ contentHash: slides })
    await updates()
    press('Enter')
    await updates()
    expect(completions(first.events)).toBe(1)
    const saved = first.saved()
    render(null, root)
    const again = start({ contentHash: slides }, 0, { restore: () => saved })
    await updates()
    expect(heading()).toBe('Thank you')
    expect(completions(again.events)).toBe(0)
    // The new attempt's is.
    ;[...root.querySelectorAll('button')].find(({ textContent }) => textContent === 'Start again')?.click()
    await updates()
    press('Enter')
    await updates()
    expect(completions(again.events)).toBe(1)
  })

  it('offers no new start where the deck was opened by an invite', async () => {
    start({}, sampleDeck.contentHash.length, {}, true)
    await vi.waitFor(() => expect(heading()).toBe('Your score'))
    expect(root.textContent).not.toContain('Start again')
  })

  it('says why an answer is not taken, in the words of whoever refuses it', async () => {
    const answer = () => Promise.reject(new HostRefusal('closed', 'This link was used already. It works once.'))
    start({}, 4, { answer })
    await updates()
    press('a')
    await updates()
    expect($('.dk-banner')?.textContent).toBe('This link was used already. It works once. Your answer was not stored.')
  })

  it('says that the deck asks once more who comes, and leads there', async () => {
    start({}, 4, {
      onConnection: (listener) => {
        listener({ unsent: 2, offline: true, isStored: true, needsPass: true })
        return () => undefined
      },
    })
    await updates()
    expect($('.dk-banner')?.textContent).toContain('Your answers are kept on this device and sent after that.')
    expect($('.dk-banner')?.textContent).toContain('Waiting to send: 2')
    expect($('.dk-banner button')?.textContent).toBe('Open it again')
  })
})
