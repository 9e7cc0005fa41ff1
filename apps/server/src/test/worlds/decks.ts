import type { DeckContent } from '@deckle/core/deck/deck.ts'
import type { ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import type { SlideType } from '@deckle/slides/definitions.ts'
import { storedContent } from '../../modules/decks/content/stored-content.ts'
import type { RowValues } from '../rows.ts'
import { sampleContent } from '../sample-content.ts'
import type { People } from './people.ts'
import { before, DAY, type Dice } from '../random/dice.ts'
import type { Collected } from './rows.ts'

export interface RandomDeck {
  readonly id: string
  readonly kind: 'quiz' | 'survey' | 'recommendation'
  readonly row: RowValues<'decks'>
  readonly versions: readonly { readonly id: string; readonly content: DeckContent }[]
}

const options = (texts: readonly string[]) => texts.map((text) => ({ id: text.toLowerCase(), text, correct: '' }))

/** Slides s1 … s4. The first version offers what later ones don't. */
function contentOf(kind: RandomDeck['kind'], name: string, isFirst: boolean): DeckContent {
  const templates: readonly SlideType[] =
    kind === 'survey'
      ? ['rating', 'rating', 'open_answer', 'single_select']
      : ['single_select', 'multiple_select', 'open_answer', 'title']
  const choices = options(isFirst ? ['A', 'B', 'C'] : ['A', 'B'])
  const outcome = { text: '', image: { id: '', alt: '' }, link: '', linkLabel: '', masterTags: [] }
  const content = sampleContent(templates, {
    name,
    readerType: kind as ReaderType,
    ...(kind === 'recommendation' && {
      outcomes: [
        { ...outcome, id: 'low', title: 'Green', minValue: 0, maxValue: 50 },
        { ...outcome, id: 'high', title: 'Black', minValue: 50, maxValue: 100 },
      ],
    }),
  })
  const contentHash = content.contentHash.map((slide, at) => ({
    ...slide,
    slideId: `s${at + 1}`,
    data: {
      ...slide.data,
      ...('question' in slide.data && { question: `Question ${at + 1} of ${name}` }),
      ...('options' in slide.data && { options: choices }),
      ...('multiselect' in slide.data && { multiselect: choices }),
      ...('rating' in slide.data && { rating: at === 0 ? '10_stars' : 'agreement' }),
    },
  }))
  return { ...content, contentHash }
}

function makeDeck(
  kind: RandomDeck['kind'],
  name: string,
  owner: string,
  change: Partial<RowValues<'decks'>>,
  count: number,
  uuid: Dice['uuid'],
) {
  const id = uuid()
  const versions = Array.from({ length: count }, (_, at) => ({
    id: uuid(),
    content: contentOf(kind, name, at === 0),
  }))
  const client_id = change.client_id as string
  const row = { ...storedContent(contentOf(kind, name, false)), client_id, id, owner_id: owner, ...change }
  return { id, kind, row, versions } satisfies RandomDeck
}

/** A quiz, a survey and a recommendation that are played, one in the bin that was, and a draft. */
export function makeDecks(
  clientId: string,
  { maker, other, head, sub }: People,
  now: Date,
  { pick, chance, uuid }: Dice,
) {
  const change = { client_id: clientId }
  const everyone = pick(['none', 'none', 'view', 'edit'] as const)
  const decks = [
    makeDeck('quiz', 'Deck A', maker.id, change, 2, uuid),
    makeDeck('survey', 'Deck B', other.id, { ...change, everyone }, 2, uuid),
    makeDeck('recommendation', 'Deck C', pick([head.id, sub.id]), change, 2, uuid),
    makeDeck('quiz', 'Deck D', maker.id, { ...change, deleted_at: before(now, DAY) }, 1, uuid),
    makeDeck('quiz', 'Deck E', other.id, change, 0, uuid),
  ]
  return decks.map((deck): RandomDeck => {
    const published = chance(0.7) ? deck.versions.at(-1) : chance(0.5) ? deck.versions[0] : undefined
    const published_at = published ? before(now, 80 * DAY) : null
    return { ...deck, row: { ...deck.row, published_version_id: published?.id ?? null, published_at } }
  })
}

export function addDecks(
  rows: Collected,
  decks: readonly RandomDeck[],
  { maker }: People,
  { maybe, pick }: Dice,
): void {
  for (const { id, row, versions } of decks) {
    const ids = { client_id: row.client_id, deck_id: id }
    rows.add('decks', row)
    for (const [at, version] of versions.entries())
      rows.add('deck_versions', {
        ...ids,
        id: version.id,
        version: at + 1,
        content: JSON.stringify(version.content),
        published_by: row.owner_id,
      })
    const can = maybe(pick(['view', 'edit'] as const), 0.3)
    if (can && row.owner_id !== maker.id)
      rows.add('deck_shares', { ...ids, user_id: maker.id, shared_by: row.owner_id, can })
  }
}
