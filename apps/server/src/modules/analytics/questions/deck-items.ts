import type { analytics } from '@deckle/contract/analytics.ts'
import type { DeckItem } from '@deckle/contract/models/deck-figures.ts'
import { MILLION } from '@deckle/core/report/facts/millionths.ts'
import { itemFigures, itemLimits } from '@deckle/core/statistics/item-figures.ts'
import { cronbachAlpha } from '@deckle/core/statistics/items/alpha.ts'
import { varianceOf } from '@deckle/core/statistics/items/sums.ts'
import { upperLowerDiscrimination } from '@deckle/core/statistics/items/upper-lower.ts'
import type { Handler } from '../../../http/handler.ts'
import type { CountRow, DeckSums, SlideSums } from '../../figures/index.ts'
import { openDeckFigures } from '../open-deck-figures.ts'
import { requireScope } from '../require-scope.ts'
import { itemSumsOf } from './item-sums.ts'
import { type Question, questionsOf, readContent } from './open-questions.ts'

/** Questions with marked answers. */
export const deckItems: Handler<typeof analytics.deckItems> = async ({ deps, actor, params, query }) => {
  const { scope } = await requireScope(deps, actor, params.id, query)
  const [content, source] = await Promise.all([readContent(deps, actor, scope), openDeckFigures(deps, scope)])
  const questions = questionsOf(content)
  const slideIds = questions.map(({ slide }) => slide.slideId)
  const [[deck], figures, counts] = await Promise.all([
    source.deck(),
    source.slides(),
    source.counts({ measures: ['choice', 'total', 'chosen'], slideIds }),
  ])
  const items = questions.flatMap((question): DeckItem[] => {
    const sums = figures.find((row) => row.slideId === question.slide.slideId)
    return sums && sums.marked > 0 ? [itemOf(question, sums, counts)] : []
  })
  return { items: { attempts: deck?.itemAttempts ?? 0, alpha: deck ? alphaOf(deck, figures) : null, items } }
}

/** Of completed attempts; those that lack an answer earned nothing by it. */
function alphaOf({ itemAttempts: count, itemTotal, itemSquares }: DeckSums, slides: readonly SlideSums[]) {
  if (count < itemLimits.fewest) return null
  const variance = (sum: number, squares: number) =>
    varianceOf({ count, sum: sum / MILLION, squares: squares / MILLION ** 2 }) ?? 0
  const items = slides.filter(({ done }) => done > 0)
  return cronbachAlpha(
    items.map(({ doneEarned, doneSquares }) => variance(doneEarned, doneSquares)),
    variance(itemTotal, itemSquares),
  )
}

function itemOf({ slide, report }: Question, sums: SlideSums, all: readonly CountRow[]): DeckItem {
  const counts = all.filter(({ slideId }) => slideId === slide.slideId)
  const totals = counts.flatMap(({ measure, of, count, sum }) =>
    measure === 'total' ? [{ total: Number(of), people: count, shares: sum / MILLION }] : [],
  )
  const isEnough = totals.reduce((people, group) => people + group.people, 0) >= itemLimits.fewest
  return {
    slideId: slide.slideId,
    slideSeq: slide.slideSeq,
    template: slide.template,
    question: report.heading,
    marked: sums.marked,
    correct: sums.correct,
    ...itemFigures(itemSumsOf(sums)),
    upperLower: isEnough ? upperLowerDiscrimination(totals) : null,
    options: report.keys.flatMap(({ key, label, right }) => {
      if (right === null) return []
      const count = counts.find(({ measure, of }) => measure === 'choice' && of === key)?.count ?? 0
      const chosen = totals.map(({ total, people }) => ({
        total,
        people,
        shares: counts.find(({ measure, of }) => measure === 'chosen' && of === `${total} ${key}`)?.count ?? 0,
      }))
      const share = sums.responses > 0 ? (count / sums.responses) * 100 : null
      return [
        { key, label, correct: right, count, share, upperLower: isEnough ? upperLowerDiscrimination(chosen) : null },
      ]
    }),
  }
}
