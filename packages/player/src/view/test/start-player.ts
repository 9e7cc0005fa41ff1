import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { type ComponentType, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'
import { toPlayDeck } from '../../deck/play-deck.ts'
import type { PlayEvent, PlayerHost, SavedPlay } from '../../hosts/host.ts'
import { createLocalHost } from '../../hosts/local-host.ts'
import { sampleDeck } from '../../test/sample-deck.ts'
import { wordsFor } from '../../words/words-for.ts'
import { Player, type PlayerProps } from '../player.tsx'

export let root: HTMLElement

/** A new element for each test of the file. */
export function resetEachTest(): void {
  beforeEach(() => {
    root = document.createElement('div')
    document.body.append(root)
  })
  afterEach(() => {
    render(null, root)
    root.remove()
  })
}

export const $ = (selector: string) => root.querySelector<HTMLElement>(selector)
export const heading = () => $('h2')?.textContent
export const press = (key: string) =>
  (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  )
const turn = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)))
/** More than any chain of updates has, in which one starts the next. */
const TURNS = 8
/** Runs all pending renderings, including those of the next turns and of lazy imports. */
export async function updates(): Promise<void> {
  for (let done = 0; done < TURNS; done++) {
    await turn()
    await vi.dynamicImportSettled()
  }
}

interface StartOptions {
  readonly index?: number
  readonly host?: Partial<PlayerHost>
  readonly once?: boolean
  readonly props?: Partial<PlayerProps>
}

/** Plays the sample deck, changed. */
export function start(change: Partial<DeckContent> = {}, options: StartOptions = {}) {
  const { index = 0, once = false } = options
  const content = { ...sampleDeck, ...change }
  const events: [PlayEvent, string | null][] = []
  let saved: SavedPlay | null = null
  const local = createLocalHost(content, {
    now: () => 0,
    imageUrl: (id) => `/${id}.webp`,
    fileUrl: (id) => `/${id}`,
    onSave: (play) => (saved = play),
  })
  const host: PlayerHost = { ...local, track: (event, slideId) => events.push([event, slideId]), ...options.host }
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
    ...options.props,
  }
  render(h(Player as unknown as ComponentType<PlayerProps>, props), root)
  return { events, saved: () => saved }
}
