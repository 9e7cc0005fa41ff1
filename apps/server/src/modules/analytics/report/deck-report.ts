import { Readable } from 'node:stream'
import type { analytics } from '@deckle/contract/analytics.ts'
import type { Endpoint, ReplyOf } from '@deckle/contract/kit/endpoint.ts'
import type { DeckContent } from '@deckle/core/deck/deck.ts'
import { textsOfSlide } from '@deckle/slides/catalog.ts'
import { type Call, FileReply, type Handler } from '../../../http/handler.ts'
import { preferredLanguage } from '../../../http/language.ts'
import { requireLimit } from '../../../platform/rate-limit/require-limit.ts'
import { findShownBranding } from '../../clients/index.ts'
import { requireDeck } from '../../decks/index.ts'
import { loadPrintable } from '../../media/index.ts'
import { deckDevices } from '../overview/deck-groups.ts'
import { deckOverview } from '../overview/deck-overview.ts'
import { deckSources } from '../overview/deck-sources.ts'
import { findContent } from '../queries.ts'
import { deckFunnel } from '../questions/deck-funnel.ts'
import { deckItems } from '../questions/deck-items.ts'
import { deckQuestions } from '../questions/deck-questions.ts'
import { requireScope } from '../require-scope.ts'
import { composeReport, type DeckFiguresRead } from './compose-report.ts'
import { reportWords, type ReportWords } from './report-words.ts'

type ReportCall = Call<typeof analytics.deckReport>

/** Pixels: at 300 to the inch of the largest place. */
const LOGO_WIDTH = 600
/** Sources that findings are looked for among. */
const MOST_SOURCES = 100

/** The deck's report as a PDF, in the language of the request and the client's colours. */
export const deckReport: Handler<typeof analytics.deckReport> = async (call) => {
  const { deps, actor, params, query, request } = call
  await requireLimit(deps.limits, 'drawReport', actor.userId)
  const { deck, scope } = await requireScope(deps, actor, params.id, query)
  const content =
    (await findContent(deps.db, scope)) ?? (await requireDeck(deps.db, actor, 'deck.analytics', deck.id)).content
  const words = reportWords(preferredLanguage(request.header('accept-language')))
  const [read, brand] = await Promise.all([readFigures(call, content), findShownBranding(deps.db, deck.client_id)])
  const { drawReport } = await import('../../../platform/pdf/report/draw-report.ts')
  const pdf = await drawReport({
    language: words.language,
    brand: {
      name: brand.name,
      logo: brand.logo === '' ? null : await loadPrintable(deps, brand.logo, LOGO_WIDTH),
      color: brand.primary,
    },
    title: deck.name,
    subtitle: subtitleOf(query, read.overview.tz, words, deps.now()),
    createdAt: deps.now(),
    pageOf: (page, pages) => words.words('pageOf', { page, pages }),
    undrawn: (characters) => words.words('undrawn', { characters }),
    parts: composeReport(read, words),
  })
  const filename = `${deck.name.replace(/[^\p{L}\p{M}\p{N} _-]/gu, '').trim() || 'report'}.pdf`
  return new FileReply({ contentType: 'application/pdf', filename, body: Readable.from([pdf]) })
}

/** What the screen reads, by the same calls. */
async function readFigures(call: ReportCall, content: DeckContent): Promise<DeckFiguresRead> {
  const [{ overview }, { funnel }, { items }, { questions }, { devices }, { sources }] = await Promise.all([
    answerOf(deckOverview, call),
    answerOf(deckFunnel, call),
    answerOf(deckItems, call),
    answerOf(deckQuestions, call),
    answerOf(deckDevices, call),
    answerOf(deckSources, call, { ...call.query, limit: MOST_SOURCES }),
  ])
  return { overview, funnel, items, questions, devices, sources, charactersOf: (id) => charactersOf(content, id) }
}

/** Of a call with the same path and filters. */
const answerOf = <E extends Endpoint>(handler: Handler<E>, call: ReportCall, query: object = call.query) =>
  handler({ ...call, query } as unknown as Call<E>) as Promise<ReplyOf<E>>

function charactersOf({ contentHash }: DeckContent, slideId: string): number | null {
  const slide = contentHash.find((one) => one.slideId === slideId)
  return slide ? textsOfSlide(slide).reduce((sum, { text }) => sum + text.length, 0) : null
}

/** The days and filters that are looked at. */
function subtitleOf(query: ReportCall['query'], tz: string, { words, day }: ReportWords, now: Date): string {
  const { from, to, version, source, device, country, team } = query
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: tz, dateStyle: 'short' }).format(now)
  const filters = [
    ...(source === undefined ? [] : [words('source', { value: source })]),
    ...(device === undefined ? [] : [words('device', { value: device })]),
    ...(country === undefined ? [] : [words('country', { value: country })]),
    ...(team === undefined ? [] : [words('team')]),
  ]
  return [
    from === undefined && to === undefined
      ? words('allTime', { today: day(today) })
      : words('range', { from: from === undefined ? '…' : day(from), to: day(to ?? today) }),
    ...(version === undefined ? [] : [words('version', { version })]),
    ...(filters.length === 0 ? [] : [words('filtered', { what: filters.join(', ') })]),
  ].join(' · ')
}
