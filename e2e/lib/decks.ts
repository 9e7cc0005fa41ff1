import type { Deck, DeckRow } from '@deckle/contract/decks.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { SlideTemplate } from '@deckle/core/deck/slide.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { type Api, apiAs } from './api.ts'

/** A slide's template, and its data beside the defaults. */
export interface SlideToMake {
  readonly template: SlideTemplate
  readonly data: Readonly<Record<string, unknown>>
  readonly [property: string]: unknown
}

export const noImage = { id: '', alt: '' } as const
const feedback = { correct_feedback: '', incorrect_feedback: '' }

export const titleSlide = (title: string, paragraph = ''): SlideToMake => ({
  template: 'title',
  data: { title, paragraph, background: noImage },
})

export const selectSlide = (question: string, options: readonly string[], right = 0): SlideToMake => ({
  template: 'single_select',
  data: {
    question,
    image: noImage,
    options: options.map((text, at) => ({ id: `o${at}`, text, correct: at === right ? 'checked' : '' })),
    ...feedback,
  },
})

interface DeckToMake {
  readonly name: string
  readonly readerType?: ReaderType
  readonly slides: readonly SlideToMake[]
  readonly content?: Partial<DeckContent>
  readonly publish?: boolean
}

export async function makeDeck(api: Api, wanted: DeckToMake): Promise<Deck> {
  const { readerType = 'quiz', name, slides, content, publish = false } = wanted
  const { deck } = await api.call<{ deck: Deck }>('POST', '/decks/create', { readerType, name })
  const [first] = deck.content.contentHash
  const contentHash = slides.map((slide, at) => ({ ...first, slideId: `s${at}`, slideSeq: at, ...slide }))
  await api.call('POST', `/decks/${deck.id}/update`, {
    revision: deck.revision,
    content: { ...deck.content, name, ...content, contentHash },
  })
  return publish ? publishDeck(api, deck.id) : showDeck(api, deck.id)
}

export async function makeFromTemplate(api: Api, template: string): Promise<Deck> {
  return (await api.call<{ deck: Deck }>('POST', '/decks/from_template', { template })).deck
}

export async function publishDeck(api: Api, id: string): Promise<Deck> {
  const { revision } = await showDeck(api, id)
  return (await api.call<{ deck: Deck }>('POST', `/decks/${id}/publish`, { revision })).deck
}

export async function showDeck(api: Api, id: string): Promise<Deck> {
  return (await api.call<{ deck: Deck }>('GET', `/decks/${id}/show`)).deck
}

export function linkOf({ publication }: Deck): string {
  if (!publication) throw new Error('The deck is not published.')
  return publication.url
}

/** The demo client's oldest deck of the type. */
export async function demoDeck(kind: Deck['content']['readerType']): Promise<DeckRow> {
  const api = await apiAs('Demo creator')
  const { decks } = await api.call<{ decks: DeckRow[] }>('GET', `/decks/list?readerType=${kind}&limit=100&sort=created`)
  const [first] = decks.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!first) throw new Error(`The demo content has no ${kind}.`)
  return first
}
