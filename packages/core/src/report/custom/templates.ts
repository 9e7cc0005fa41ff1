import { may, type Actor } from '../../access/access.ts'
import { reportDefinition, type ReportName } from '../reports/reports.ts'
import type { Widget, WidgetKind, WidgetSource, WidgetWidth } from './widget.ts'

/** What a new widget starts from; titles are the screens' words by its name. */
export interface WidgetTemplate {
  readonly kind: WidgetKind
  readonly width: WidgetWidth
  readonly report?: ReportName
  readonly group?: string
  readonly columns?: readonly string[]
  readonly rows?: number
  /** Needs a deck to be about: every deck's figure otherwise. */
  readonly isOfDeck?: boolean
}

const figure = (report: ReportName, group: string, column: string): WidgetTemplate => ({
  kind: 'figure',
  width: 1,
  report,
  group,
  columns: [column],
})

export const widgetTemplates = {
  text: { kind: 'text', width: 2 },
  views: figure('overview', 'total', 'views'),
  plays: figure('overview', 'total', 'starts'),
  completion_rate: figure('overview', 'total', 'completion_rate'),
  result: figure('overview', 'total', 'percentage'),
  leads: figure('overview', 'total', 'leads'),
  enrolled: figure('enrolments', 'course', 'enrolled'),
  passed_courses: figure('enrolments', 'course', 'passed'),
  overdue: figure('overdue', 'course', 'overdue'),
  issued: figure('certificates', 'course', 'issued'),
  plays_by_day: { kind: 'chart', width: 2, report: 'overview', group: 'day', columns: ['starts'] },
  leads_by_day: { kind: 'chart', width: 2, report: 'leads_summary', group: 'day', columns: ['leads'] },
  best_decks: { kind: 'ranking', width: 1, report: 'content_performance', group: 'deck', columns: ['starts'], rows: 5 },
  lead_decks: { kind: 'ranking', width: 1, report: 'leads_summary', group: 'deck', columns: ['leads'], rows: 5 },
  sources: { kind: 'ranking', width: 1, report: 'sources', group: 'source', columns: ['starts'], rows: 5 },
  devices: { kind: 'chart', width: 1, report: 'devices', group: 'device', columns: ['starts'] },
  countries: { kind: 'ranking', width: 1, report: 'geo', group: 'country', columns: ['starts'], rows: 5 },
  campaigns: {
    kind: 'table',
    width: 2,
    report: 'sources',
    group: 'campaign',
    columns: ['origin', 'medium', 'campaign', 'starts', 'completion_rate', 'leads'],
    rows: 10,
  },
  scores: { kind: 'chart', width: 1, report: 'assessment_scores', group: 'score_band', columns: ['completions'] },
  courses: {
    kind: 'table',
    width: 2,
    report: 'enrolments',
    group: 'course',
    columns: ['course', 'enrolled', 'started', 'passed', 'completion_rate', 'percentage'],
    rows: 10,
  },
  enrolment_states: { kind: 'chart', width: 1, report: 'enrolments', group: 'status', columns: ['enrolled'] },
  overdue_courses: { kind: 'ranking', width: 1, report: 'overdue', group: 'course', columns: ['overdue'], rows: 5 },
  teams: {
    kind: 'table',
    width: 2,
    report: 'team_progress',
    group: 'team',
    columns: ['team', 'enrolled', 'passed', 'completion_rate', 'percentage'],
    rows: 10,
  },
  active_people: { kind: 'chart', width: 2, report: 'active_users', group: 'day', columns: ['people'] },
  hard_questions: {
    kind: 'table',
    width: 2,
    report: 'question_difficulty',
    group: 'question',
    columns: ['deck', 'question', 'answered', 'facility', 'flag'],
    rows: 10,
  },
  answers: {
    kind: 'table',
    width: 2,
    report: 'survey_summary',
    group: 'question',
    columns: ['deck', 'question', 'answered', 'mean', 'answer', 'share'],
    rows: 20,
  },
  nps: {
    kind: 'table',
    width: 2,
    report: 'nps',
    group: 'question',
    columns: ['question', 'answered', 'promoters', 'detractors', 'nps'],
    rows: 10,
  },
  outcomes: { kind: 'ranking', width: 1, report: 'outcomes', group: 'outcome', columns: ['count'], rows: 5 },
  deck_funnel: {
    kind: 'chart',
    width: 2,
    report: 'dropoff',
    group: 'slide',
    columns: ['reached'],
    isOfDeck: true,
  },
  deck_answers: {
    kind: 'chart',
    width: 1,
    report: 'response_distribution',
    group: 'option',
    columns: ['count'],
    isOfDeck: true,
  },
} as const satisfies Readonly<Record<string, WidgetTemplate>>
export type WidgetTemplateName = keyof typeof widgetTemplates
export const widgetTemplateNames = Object.keys(widgetTemplates) as readonly WidgetTemplateName[]

/** Reports to start from: their widgets, in order. */
export const starters = {
  blank: [],
  leads: ['leads', 'plays', 'completion_rate', 'views', 'leads_by_day', 'lead_decks', 'sources', 'campaigns'],
  training: ['enrolled', 'passed_courses', 'overdue', 'issued', 'courses', 'enrolment_states', 'overdue_courses'],
  team: ['enrolled', 'overdue', 'teams', 'active_people', 'overdue_courses', 'enrolment_states'],
  survey: ['plays', 'completion_rate', 'plays_by_day', 'answers', 'nps', 'devices', 'sources'],
  content: ['views', 'plays', 'completion_rate', 'result', 'plays_by_day', 'best_decks', 'scores', 'hard_questions'],
} as const satisfies Readonly<Record<string, readonly WidgetTemplateName[]>>
export type StarterName = keyof typeof starters
export const starterNames = Object.keys(starters) as readonly StarterName[]

/** @param title '' for that of its report or figure */
export function widgetFrom(name: WidgetTemplateName, id: string, title = ''): Widget {
  const template: WidgetTemplate = widgetTemplates[name]
  const { kind, width, report, group = '', columns = [], rows = 10 } = template
  const source: WidgetSource | null = report ? { report, group, filter: '', deck: null, slide: null } : null
  return { id, kind, title, width, text: '', source, columns, rows }
}

/** Whether the actor sees what the template shows. */
export function seesTemplate(actor: Actor, name: WidgetTemplateName): boolean {
  const { report }: WidgetTemplate = widgetTemplates[name]
  return report === undefined || may(actor, reportDefinition(report).sees)
}

/** The widgets that a starter makes for the actor, without those of reports that they don't see. */
export const starterWidgets = (
  actor: Actor,
  name: StarterName,
  newId: () => string,
  titleOf: (name: WidgetTemplateName) => string = () => '',
): readonly Widget[] =>
  starters[name].filter((one) => seesTemplate(actor, one)).map((one) => widgetFrom(one, newId(), titleOf(one)))

/** Whether a starter is worth offering: the actor sees half of it or more. */
export const suits = (actor: Actor, name: StarterName): boolean =>
  starters[name].filter((one) => seesTemplate(actor, one)).length * 2 >= starters[name].length
