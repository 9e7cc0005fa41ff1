import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import { type ComponentType, h, render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeEach, vi } from 'vitest'
import { toPlayDeck } from '../../../deck/play-deck.ts'
import { startPlay } from '../../../deck/play-state.ts'
import type { PlayerHost } from '../../../hosts/host.ts'
import { createLocalHost } from '../../../hosts/local-host.ts'
import { sampleAnswers } from '../../../test/sample-answers.ts'
import { sampleDeck } from '../../../test/sample-deck.ts'
import { wordsFor } from '../../../words/words-for.ts'
import { type EndingViewProps, loadEnding } from '../ending-view.tsx'

export let root: HTMLElement

/** A new element for each test of the file. */
export function resetEachTest(): void {
  beforeEach(() => {
    // Pictures are still loading.
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
    root = document.createElement('div')
    document.body.append(root)
  })
  afterEach(() => {
    vi.restoreAllMocks()
    render(null, root)
    root.remove()
  })
}

/** The ending of the sample deck, with all its questions answered by default. */
export async function drawEnding(change: Partial<DeckContent>, answers = sampleAnswers, shortid = '') {
  const content = { ...sampleDeck, ...change }
  const host = createLocalHost(content, { now: () => 0, imageUrl: (id) => `/${id}.webp`, fileUrl: () => '' })
  const verdicts: Record<string, ShownVerdict> = {}
  for (const [slideId, answer] of Object.entries(answers)) {
    const verdict = await host.answer(slideId, answer, 1000).catch(() => null)
    if (verdict) verdicts[slideId] = verdict
  }
  const options = { poweredBy: true, brand: { name: '', logo: '' } }
  const deck = toPlayDeck(content, { deckId: 'd', versionId: 'v', shortid }, options)
  const saved = { index: deck.slides.length, answers, verdicts }
  const track = vi.fn<PlayerHost['track']>()
  const props: EndingViewProps = {
    deck,
    state: { ...startPlay(deck, saved), ending: await host.complete() },
    words: wordsFor(content.language),
    host: { ...host, fileUrl: (id) => `/${id}/file`, track },
    onAgain: () => undefined,
  }
  const EndingView = await loadEnding(deck)
  await act(() => render(h(EndingView as unknown as ComponentType<EndingViewProps>, props), root))
  return { track }
}

export const texts = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent)
