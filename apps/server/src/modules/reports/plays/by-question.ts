import type { Slide } from '@deckle/core/deck/slide.ts'
import type { Columns, RowOf } from '@deckle/core/report/report.ts'
import { reportOf, type SlideReport } from '@deckle/slides/reports.ts'
import { decodeCursor, encodeCursor } from '../../../db/paging/cursor.ts'
import type { PageRequest } from '../../../db/paging/paging.ts'
import type { ReportRequest } from '../table/report-request.ts'
import type { SourceOf } from '../table/rows.ts'
import { type PlayScope, playScopeOf } from './play-scope.ts'
import { type DeckWithContent, listContents } from './queries.ts'

/** Decks that are read at once. */
const DECKS = 20

export interface Question {
  readonly deck: DeckWithContent
  readonly slide: Slide
  readonly report: SlideReport
}

export const questionColumns = ({ deck, slide, report }: Question) => ({
  deck_id: deck.id,
  deck: deck.name,
  slide_id: slide.slideId,
  question: report.heading,
})

export const questionsOf = (decks: readonly DeckWithContent[]): readonly Question[] =>
  decks.flatMap((deck) => deck.content.contentHash.map((slide) => ({ deck, slide, report: reportOf(slide) })))

/** Rows of slides, deck by deck, the newest deck first; a cursor is a deck and how many of its rows were read. */
export const byQuestion =
  <C extends Columns>(rowsOf: (play: PlayScope, decks: readonly DeckWithContent[]) => Promise<readonly RowOf<C>[]>) =>
  async (request: ReportRequest): Promise<SourceOf<C>> => {
    const play = await playScopeOf(request)
    return { page: (page) => readPage(play, page, rowsOf) }
  }

async function readPage<R>(
  play: PlayScope,
  { limit, cursor }: PageRequest,
  rowsOf: (play: PlayScope, decks: readonly DeckWithContent[]) => Promise<readonly R[]>,
): Promise<{ readonly rows: readonly R[]; readonly next: string | null }> {
  const place = cursor === undefined ? null : decodeCursor(cursor, ['uuid', 'bigint'])
  let last = place && String(place[0])
  let skipped = place ? Number(place[1]) : 0
  const rows: R[] = []
  for (;;) {
    const decks = await listContents(play.request.deps.db, play.decks, { last, limit: DECKS })
    const found = await rowsOf(play, decks)
    const taken = found.slice(skipped, skipped + limit - rows.length)
    rows.push(...taken)
    const end = skipped + taken.length
    if (end < found.length) return { rows, next: encodeCursor([last ?? beforeAll, end]) }
    if (decks.length < DECKS) return { rows, next: null }
    last = decks.at(-1)?.id ?? beforeAll
    skipped = 0
    if (rows.length >= limit) return { rows, next: encodeCursor([last, 0]) }
  }
}

/** After every id, so before the first page. */
const beforeAll = 'ffffffff-ffff-ffff-ffff-ffffffffffff'
