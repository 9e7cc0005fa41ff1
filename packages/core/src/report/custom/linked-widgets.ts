import { hasChart, sourceColumns, type Widget, type WidgetSource, widgetLimits } from './widget.ts'
import { widgetFrom, type WidgetTemplateName } from './templates.ts'

/** A kept report as widgets: its chart where it has one, and its table. */
export function viewWidgets(view: Pick<WidgetSource, 'report' | 'group' | 'filter'>): readonly Widget[] {
  const source: WidgetSource = { ...view, deck: null, slide: null }
  const columns = sourceColumns(source)
  if (!columns) return []
  const widget = { title: '', width: 2, text: '', source, columns: [], rows: widgetLimits.rows } as const
  return [
    ...(hasChart(columns) ? [{ ...widget, id: 'chart', kind: 'chart' } as const] : []),
    { ...widget, id: 'table', kind: 'table' },
  ]
}

const ofDeck: readonly WidgetTemplateName[] = [
  'views',
  'plays',
  'completion_rate',
  'result',
  'plays_by_day',
  'deck_funnel',
  'scores',
  'sources',
  'answers',
]

/** A deck's figures as widgets. */
export const deckWidgets = (deck: string): readonly Widget[] =>
  ofDeck.map((name) => {
    const widget = widgetFrom(name, name)
    return { ...widget, source: widget.source && { ...widget.source, deck } }
  })
