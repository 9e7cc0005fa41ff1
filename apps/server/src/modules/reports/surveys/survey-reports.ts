import type { reports } from '@deckle/contract/reports.ts'
import { surveyReports } from '@deckle/core/report/reports/question-responses.ts'
import type { Handler } from '../../../http/handler.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { openFigures } from '../../figures/index.ts'
import { type Question, questionsOf } from '../plays/by-question.ts'
import { summaryOf } from '../plays/questions.ts'
import { answerTable } from '../table/answer-table.ts'
import { wholeTable } from '../table/rows.ts'
import { listTexts } from './queries.ts'
import { requireSurvey, type SurveyScope } from './survey-scope.ts'

const columnsOf = ({ slide, report }: Question) => ({ slide_id: slide.slideId, question: report.heading })

export const surveySummary: Handler<typeof reports.surveySummary> = async (call) => {
  const { deps, actor, params, query } = call
  const survey = await requireSurvey(deps, actor, params.id, query)
  return answerTable(call, {
    name: `${survey.deck.name} summary`,
    columns: surveyReports.summary,
    source: wholeTable(async () => (await readSplit(survey)).map(({ row }) => row)),
  })
}

/** By the first day of a month, or by day. */
export const surveyTrends: Handler<typeof reports.surveyTrends> = async (call) => {
  const { deps, actor, params, query } = call
  const survey = await requireSurvey(deps, actor, params.id, query)
  return answerTable(call, {
    name: `${survey.deck.name} trends`,
    columns: surveyReports.trends,
    source: wholeTable(async () =>
      (await readSplit(survey, query.group_by)).map(({ key, row }) => ({ day: key, ...row })),
    ),
  })
}

/** Questions with answers, in the deck's order; split, by period first. */
async function readSplit({ play, deck }: SurveyScope, group?: 'day' | 'month') {
  const figures = await openFigures(play.request.deps, play.base)
  const sums = groupBy(await figures.slides(group), ({ key }) => key)
  const counts = groupBy(
    await figures.counts({ measures: ['choice'] }, group),
    ({ key, slideId }) => `${key}\n${slideId}`,
  )
  return [...sums].flatMap(([key, slides]) =>
    questionsOf([deck]).flatMap((question) => {
      const { slideId } = question.slide
      const answered = slides.find((row) => row.slideId === slideId)?.responses ?? 0
      if (answered === 0) return []
      const chosen = new Map((counts.get(`${key}\n${slideId}`) ?? []).map(({ of, count }) => [of, count]))
      return [{ key, row: { ...columnsOf(question), ...summaryOf(question, answered, chosen) } }]
    }),
  )
}

export const surveyText: Handler<typeof reports.surveyText> = async (call) => {
  const { deps, actor, params, query } = call
  const { play, deck } = await requireSurvey(deps, actor, params.id, query)
  const { from, to, tz } = play.request
  const questions = questionsOf([deck]).filter(({ slide }) => !query.slide_id || slide.slideId === query.slide_id)
  const heading = new Map(questions.map(({ slide, report }) => [slide.slideId, report.heading]))
  const texts = {
    clientId: actor.clientId,
    deckId: deck.id,
    slideIds: [...heading.keys()],
    search: query.search?.trim() ?? '',
    days: { from, to, tz },
  }
  return answerTable(call, {
    name: `${deck.name} text`,
    columns: surveyReports.text,
    source: {
      async page(page) {
        const { rows, next } = await listTexts(deps.db, texts, page)
        return {
          next,
          rows: rows.map((row) => ({
            at: row.at.toISOString(),
            slide_id: row.slide_id,
            question: heading.get(row.slide_id) ?? '',
            answer: row.text,
          })),
        }
      },
    },
  })
}
