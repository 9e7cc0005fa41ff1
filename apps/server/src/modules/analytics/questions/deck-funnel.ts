import type { analytics } from '@deckle/contract/analytics.ts'
import type { FunnelSlide } from '@deckle/contract/models/deck-figures.ts'
import { isQuestion } from '@deckle/slides/catalog.ts'
import { headingOf } from '@deckle/slides/heading.ts'
import type { Handler } from '../../../http/handler.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import { listVersionSlides } from '../queries.ts'
import { requireScope } from '../require-scope.ts'
import { listLeavers } from './queries-leavers.ts'
import { medianTime, readContent } from './open-questions.ts'

/** Fewer leavers would be chance. */
const FEWEST_LEAVERS = 5

/** Slides that nobody came to are there with 0. */
export const deckFunnel: Handler<typeof analytics.deckFunnel> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const [content, source] = await Promise.all([readContent(deps, actor, scope), openDeckFigures(deps, scope)])
  const [[deck], figures, dropped, leavers, times, byVersion, all] = await Promise.all([
    source.deck(),
    source.slides(),
    source.droppedOff(),
    listLeavers(deps.db, scope, deps.now()),
    source.counts({ measures: ['seconds'], slideIds: content.contentHash.map(({ slideId }) => slideId) }),
    source.deck('version'),
    listVersionSlides(deps.db, scope),
  ])
  const versions = all.filter(({ id }) => byVersion.some(({ key, starts }) => key === id && starts > 0))
  const slides = content.contentHash.map(({ slideId, slideSeq, template, data }): FunnelSlide => {
    const found = figures.find((row) => row.slideId === slideId)
    const reached = found?.reached ?? 0
    const left = leavers.find((row) => row.slide_id === slideId)
    const droppedOff = dropped.find((row) => row.slideId === slideId)?.count ?? 0
    return {
      slideId,
      slideSeq,
      template,
      heading: headingOf(data),
      isQuestion: isQuestion(template),
      reached,
      answered: found?.answered ?? 0,
      left: reached - (found?.open ?? 0),
      droppedOff,
      quickShare: left && left.known >= FEWEST_LEAVERS ? (left.quick / left.known) * 100 : null,
      dropOffRate: reached > 0 ? (droppedOff / reached) * 100 : null,
      medianSeconds: medianTime(times, slideId),
      links: found?.links ?? 0,
      missingIn: versions.filter(({ slide_ids }) => !slide_ids.includes(slideId)).map(({ version }) => version),
    }
  })
  const { starts = 0, completions = 0 } = deck ?? {}
  return { funnel: { starts, completions, versions: versions.map(({ version }) => version), slides } }
}
