import type { Answer } from '@deckle/core/deck/slide.ts'
import type { ShownVerdict } from '@deckle/slides/view.ts'
import {
  type Connection,
  type HostRefusal,
  online,
  type PlayDeck,
  type SavedPlay,
  type ShownEnding,
} from '../hosts/host.ts'

/** A person's place in a deck. Pure data; `index` is the number of slides once the end is reached. */
export interface PlayState {
  readonly index: number
  readonly trail: readonly number[]
  /** The last step: 1 forward, -1 back. */
  readonly direction: 1 | -1
  readonly answers: Readonly<Record<string, Answer>>
  readonly verdicts: Readonly<Record<string, ShownVerdict>>
  /** Slides whose answer has no verdict yet. */
  readonly pending: Readonly<Record<string, true>>
  /** Why the last answer was refused; with slide id '', why completing was. */
  readonly refusal: { readonly slideId: string; readonly error: HostRefusal } | null
  readonly seconds: Readonly<Record<string, number>>
  readonly connection: Connection
  readonly ending: ShownEnding | null
  /** In this visit or an earlier one. */
  readonly ended: boolean
}

export type PlayAction =
  | { readonly type: 'answer'; readonly answer: Answer }
  | { readonly type: 'verdict'; readonly slideId: string; readonly verdict: ShownVerdict }
  | { readonly type: 'refused'; readonly slideId: string; readonly error: HostRefusal }
  | { readonly type: 'continue' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'second' }
  | { readonly type: 'connection'; readonly connection: Connection }
  | { readonly type: 'ended'; readonly ending: ShownEnding }
  | { readonly type: 'restored'; readonly saved: SavedPlay | null }

export function startPlay(deck: PlayDeck, saved: SavedPlay | null): PlayState {
  const known = new Set(deck.slides.map((slide) => slide.slideId))
  const answers = Object.fromEntries(Object.entries(saved?.answers ?? {}).filter(([slideId]) => known.has(slideId)))
  const verdicts = Object.fromEntries(Object.entries(saved?.verdicts ?? {}).filter(([slideId]) => slideId in answers))
  const index = saved ? Math.min(Math.max(0, Math.trunc(saved.index) || 0), deck.slides.length) : 0
  const pending: Record<string, true> = {}
  for (const slideId in answers) if (!verdicts[slideId]) pending[slideId] = true
  const trail = (saved?.trail ?? [...Array(index).keys()]).filter((at) => deck.slides[at])
  return {
    index,
    trail,
    direction: 1,
    answers,
    verdicts,
    pending,
    refusal: null,
    seconds: {},
    connection: online,
    ending: null,
    ended: saved?.ended ?? false,
  }
}
