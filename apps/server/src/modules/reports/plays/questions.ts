import { groupBy } from '../../../platform/group-by.ts'
import { shareOf } from '@deckle/core/report/report.ts'
import type { reports } from '@deckle/core/report/reports/reports.ts'
import { itemFigures } from '@deckle/core/statistics/item-figures.ts'
import { itemRestCorrelation } from '@deckle/core/statistics/items/item-rest.ts'
import type { SlideSums } from '../../figures/index.ts'
import { byQuestion, type Question, questionColumns, questionsOf } from './by-question.ts'
import { byDeck, deckColumns } from './play-sources.ts'
import { readCounts, readDroppedOff, readPlayedVersions, readSlides, slideKey } from './slide-sums.ts'
import type { PlayScope } from './play-scope.ts'
import { type DeckWithContent, listVersionSlides } from './queries.ts'

type Groups<Name extends keyof typeof reports> = (typeof reports)[Name]['groups']

const idsOf = (decks: readonly DeckWithContent[]) => decks.map(({ id }) => id)
const twoDecimals = (value: number | null): number | null => value && Math.round(value * 100) / 100

export const questionDifficulty = {
  question: byQuestion<Groups<'question_difficulty'>['question']>(async (play, decks) => {
    const sums = await readSlides(play, idsOf(decks))
    return questionsOf(decks).flatMap((question) => {
      const found = sums.get(keyOf(question))
      if (!found || found.marked === 0) return []
      const { facility, discrimination, flags } = itemFigures({ ...found, discrimination: correlationOf(found) })
      return [
        {
          ...questionColumns(question),
          answered: found.marked,
          facility,
          discrimination: twoDecimals(discrimination),
          flag: flags[0] ?? '',
        },
      ]
    })
  }),
}

const keyOf = ({ deck, slide }: Question) => slideKey(deck.id, slide.slideId)

const correlationOf = ({ marked, earned, squares, rest, restSquares, products }: SlideSums) =>
  itemRestCorrelation({ count: marked, item: earned, itemSquares: squares, rest, restSquares, products })

/** Of each question the keys that were chosen, with how many answers there are. */
async function readChoices(play: PlayScope, decks: readonly DeckWithContent[]) {
  const counts = groupBy(
    await readCounts(play, { measures: ['choice'], deckIds: idsOf(decks) }),
    ({ deckId, slideId }) => slideKey(deckId, slideId),
  )
  const sums = await readSlides(play, idsOf(decks))
  return questionsOf(decks).flatMap((question) => {
    const chosen = new Map((counts.get(keyOf(question)) ?? []).map(({ of, count }) => [of, count]))
    const answered = sums.get(keyOf(question))?.responses ?? 0
    return chosen.size === 0 ? [] : [{ question, chosen, answered }]
  })
}

export const responseDistribution = {
  option: byQuestion<Groups<'response_distribution'>['option']>(async (play, decks) =>
    (await readChoices(play, decks)).flatMap(({ question, chosen, answered }) => {
      const known = question.report.keys.map(({ key, label }) => ({ key, label }))
      const older = [...chosen.keys()].filter((key) => known.every((one) => one.key !== key)).toSorted()
      return [...known, ...older.map((key) => ({ key, label: key }))].map(({ key, label }) => ({
        ...questionColumns(question),
        answer: label,
        count: chosen.get(key) ?? 0,
        share: shareOf(chosen.get(key) ?? 0, answered),
      }))
    }),
  ),
}

const surveyTypes: readonly string[] = ['survey', 'feedback', 'poll']

export const surveySummary = {
  question: byQuestion<Groups<'survey_summary'>['question']>(async (play, decks) => {
    const surveys = decks.filter(({ content }) => surveyTypes.includes(content.readerType))
    const sums = await readSlides(play, idsOf(surveys))
    const choices = new Map((await readChoices(play, surveys)).map((one) => [keyOf(one.question), one]))
    return questionsOf(surveys).flatMap((question) => {
      const answered = sums.get(keyOf(question))?.responses ?? 0
      if (answered === 0) return []
      const chosen = choices.get(keyOf(question))?.chosen ?? new Map<string, number>()
      return [{ ...questionColumns(question), ...summaryOf(question, answered, chosen) }]
    })
  }),
}

/** How many answered, the mean on a scale, and what most chose. */
export function summaryOf({ report }: Question, answered: number, chosen: ReadonlyMap<string, number>) {
  const [top] = [...chosen].toSorted((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1))
  return {
    answered,
    mean: report.kind === 'scale' ? twoDecimals(meanOfScale(chosen)) : null,
    answer: report.keys.find(({ key }) => key === top?.[0])?.label ?? top?.[0] ?? '',
    share: top ? shareOf(top[1], answered) : null,
  }
}

/** Keys of a scale are its values. */
function meanOfScale(chosen: ReadonlyMap<string, number>): number | null {
  const all = [...chosen.values()].reduce((sum, count) => sum + count, 0)
  return all === 0 ? null : [...chosen].reduce((sum, [key, count]) => sum + Number(key) * count, 0) / all
}

const isTenStars = ({ slide }: Question): boolean =>
  slide.template === 'rating' && (slide.data as { readonly rating?: unknown }).rating === '10_stars'

export const nps = {
  question: byQuestion<Groups<'nps'>['question']>(async (play, decks) =>
    (await readChoices(play, decks)).flatMap(({ question, chosen }) => {
      if (!isTenStars(question)) return []
      const count = (from: number, to: number) =>
        [...chosen].reduce((sum, [key, n]) => (Number(key) >= from && Number(key) <= to ? sum + n : sum), 0)
      const [promoters, passives, detractors] = [count(9, 10), count(7, 8), count(1, 6)]
      const answered = promoters + passives + detractors
      return [
        {
          ...questionColumns(question),
          answered,
          promoters,
          passives,
          detractors,
          nps: answered === 0 ? null : Math.round(((promoters - detractors) / answered) * 1000) / 10,
        },
      ]
    }),
  ),
}

const versionsWith = ({ deck, slide }: Question, versions: Awaited<ReturnType<typeof listVersionSlides>>): string =>
  versions
    .filter(({ deck_id, slide_ids }) => deck_id === deck.id && slide_ids.includes(slide.slideId))
    .map(({ version }) => version)
    .join(', ')

export const dropoff = {
  deck: byDeck<Groups<'dropoff'>['deck']>((deck, { starts, completions, abandons }) => ({
    ...deckColumns(deck),
    starts,
    completions,
    left: abandons,
    share: shareOf(abandons, starts),
  })),
  slide: byQuestion<Groups<'dropoff'>['slide']>(async (play, decks) => {
    const sums = await readSlides(play, idsOf(decks))
    const left = await readDroppedOff(play, idsOf(decks))
    const { deps, actor } = play.request
    const versions = await listVersionSlides(deps.db, actor.clientId, await readPlayedVersions(play, idsOf(decks)))
    return questionsOf(decks).flatMap((question) => {
      const found = sums.get(keyOf(question))
      if (!found || found.reached === 0) return []
      const count = left.get(keyOf(question)) ?? 0
      return [
        {
          ...questionColumns(question),
          versions: versionsWith(question, versions),
          reached: found.reached,
          left: count,
          share: shareOf(count, found.reached),
          seconds: found.timed === 0 ? null : Math.round(found.spentSum / found.timed / 100) / 10,
        },
      ]
    })
  }),
}
