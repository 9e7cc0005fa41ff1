import type { reports } from '@deckle/contract/reports.ts'
import { isResponseGroup, responseColumns, type ResponseGroup } from '@deckle/core/report/reports/question-responses.ts'
import { shareOf } from '@deckle/core/report/report.ts'
import { addDays, dayNumber } from '@deckle/core/time/day.ts'
import type { Handler } from '../../../http/handler.ts'
import { groupBy } from '../../../platform/group-by.ts'
import { refuse } from '../../../refusal.ts'
import { type FigureGroup, openFigures } from '../../figures/index.ts'
import { type Question, questionsOf } from '../plays/by-question.ts'
import { requireCountries } from '../plays/play-scope.ts'
import { answerTable } from '../table/answer-table.ts'
import { noRows, type Row, wholeTable } from '../table/rows.ts'
import { countSplit, findVersions } from './queries.ts'
import { requireSurvey, type SurveyScope } from './survey-scope.ts'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Answers to a question that are counted, with the options that nobody chose; texts and files are read elsewhere. */
export const questionResponses: Handler<typeof reports.responses> = async (call) => {
  const { deps, actor, params, query } = call
  const [deckId = '', slideId] = params.id.split('.')
  if (!isId.test(deckId)) throw refuse('not_found', 'deck.missing')
  const survey = await requireSurvey(deps, actor, deckId, query)
  const question = questionsOf([survey.deck]).find(({ slide }) => slide.slideId === slideId)
  if (!question) throw refuse('not_found', 'deck.missing')
  const { groupBy: group } = params
  if (group === 'country') await requireCountries({ deps, actor })
  return answerTable(call, {
    name: `${survey.deck.name} ${question.report.heading}`,
    columns: responseColumns(isResponseGroup(group) ? group : 'option'),
    source: isResponseGroup(group) ? wholeTable(() => readResponses(survey, question, group)) : noRows,
  })
}

/** A part of the answers: the columns that name it, what was chosen, and by how many. */
interface Part {
  readonly columns: Row
  readonly chosen: ReadonlyMap<string, number>
  readonly answered: number
}

async function readResponses(survey: SurveyScope, question: Question, group: ResponseGroup): Promise<readonly Row[]> {
  const parts =
    group === 'team' || group === 'score_band'
      ? await readSplit(survey, question, group)
      : await readFigures(survey, question, group)
  return parts.flatMap(({ columns, chosen, answered }) => {
    const known = question.report.keys.map(({ key, label }) => ({ key, label }))
    const older = [...chosen.keys()].filter((key) => known.every((one) => one.key !== key)).toSorted()
    return [...known, ...older.map((key) => ({ key, label: key }))].map(({ key, label }) => ({
      ...columns,
      answer: label,
      count: chosen.get(key) ?? 0,
      share: shareOf(chosen.get(key) ?? 0, answered),
    }))
  })
}

type FigureSplit = Exclude<ResponseGroup, 'team' | 'score_band'>

const figureGroup: Readonly<Record<FigureSplit, FigureGroup | undefined>> = {
  option: undefined,
  day: 'day',
  week: 'day',
  month: 'month',
  country: 'country',
  device: 'device',
  source: 'source',
  version: 'version',
}

async function readFigures(
  { play, deck }: SurveyScope,
  { slide }: Question,
  group: FigureSplit,
): Promise<readonly Part[]> {
  const { db } = play.request.deps
  const by = figureGroup[group]
  const figures = await openFigures(play.request.deps, play.base)
  const versions = group === 'version' ? await findVersions(db, play.base.clientId, deck.id) : null
  const nameOf = (key: string) => (versions ? String(versions.get(key) ?? '') : nameIn(group, key))
  const what = { measures: ['choice'] as const, slideIds: [slide.slideId] }
  const counts = groupBy(await figures.counts(what, by), ({ key }) => nameOf(key))
  const sums = (await figures.slides(by)).filter(({ slideId }) => slideId === slide.slideId)
  const answered = groupBy(sums, ({ key }) => nameOf(key))
  const parts =
    group === 'version' ? [...counts].toSorted(([one], [other]) => Number(one) - Number(other)) : [...counts]
  return parts.map(([name, rows]) => ({
    columns: columnsOf(group, name),
    answered: (answered.get(name) ?? []).reduce((sum, { responses }) => sum + responses, 0),
    chosen: rows.reduce(
      (chosen, { of, count }) => chosen.set(of, (chosen.get(of) ?? 0) + count),
      new Map<string, number>(),
    ),
  }))
}

/** What a key of the figures is called in the column. */
function nameIn(group: FigureSplit, key: string): string {
  if (group === 'week') return addDays(key, -((((dayNumber(key) + 3) % 7) + 7) % 7))
  return group === 'month' ? key.slice(0, 7) : key
}

function columnsOf(group: FigureSplit, name: string): Row {
  if (group === 'option') return {}
  return { [group === 'source' ? 'origin' : group]: name }
}

async function readSplit(
  { play, deck }: SurveyScope,
  { slide }: Question,
  group: 'team' | 'score_band',
): Promise<readonly Part[]> {
  const { deps, from, to, tz } = play.request
  const question = { clientId: play.base.clientId, deckId: deck.id, slideId: slide.slideId }
  const rows = groupBy(await countSplit(deps.db, question, group, { from, to, tz }), ({ first }) => first)
  return [...rows].map(([first, [row, ...others]]) => ({
    columns: group === 'team' ? { team_id: first, team: row.second } : bandOf(Number(first)),
    answered: row.answered,
    chosen: new Map([row, ...others].map(({ key, count }) => [key, count])),
  }))
}

const bandOf = (band: number): Row => ({ from: band * 10, to: band * 10 + 10 })
