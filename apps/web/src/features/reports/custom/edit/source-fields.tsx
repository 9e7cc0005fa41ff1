import {
  mainFigure,
  sourceColumns,
  takesDeck,
  takesSlide,
  type Widget,
  type WidgetSource,
} from '@deckle/core/report/custom/widget.ts'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { NumberField } from '@deckle/ui/fields/number-field.tsx'
import { useQuery } from '@tanstack/react-query'
import { useReportValues } from '../../../../figures/reports/use-report-values.ts'
import { actorOf } from '../../../../lib/session/actor-of.ts'
import { useUser } from '../../../../lib/session/auth-state.ts'
import { useWords } from '../../../../words/use-words.ts'
import { FilterBuilder } from '../../report/filter-builder.tsx'
import { readConditions, writeConditions } from '../../report/filter-fields.ts'
import { type WidgetDays, widgetQuery } from '../queries.ts'
import { DeckPicker } from './deck-picker.tsx'
import { figuresOfKind, groupsOfKind, needsDeck, refitted, reportsOfKind } from './widget-options.ts'

interface FieldsProps {
  readonly widget: Widget
  readonly days: WidgetDays
  readonly onChange: (widget: Widget) => void
}

const kinds = ['figure', 'chart', 'table', 'ranking'] as const

/** The report of a widget, its grouping, what is measured, deck, question and filter. */
export function SourceFields({ widget, days, onChange }: FieldsProps) {
  const words = useWords('custom-reports')
  const reportWords = useWords('reports')
  const actor = actorOf(useUser())
  const { kind, source } = widget
  if (source === null) return null
  const change = (next: Parameters<typeof refitted>[1]) => onChange(refitted(widget, next, actor))
  const groups = groupsOfKind(source.report, kind)
  return (
    <>
      <Select
        label={words('form.kind')}
        value={kind}
        onChange={(next) => change({ kind: next })}
        options={kinds.map((id) => ({ id, label: words(`kinds.${id}`) }))}
      />
      <Select
        label={words('form.report')}
        value={source.report}
        onChange={(report) => change({ report, group: '' })}
        options={reportsOfKind(actor, kind).map((id) => ({
          id,
          label: reportWords(`reports.${id}.title`),
          description: reportWords(`reports.${id}.text`),
        }))}
      />
      {groups.length > 1 && (
        <Select
          label={reportWords('groupBy')}
          value={source.group || (groups[0] ?? '')}
          onChange={(group) => change({ group })}
          options={groups.map((id) => ({ id, label: reportWords(`groups.${id as 'day'}`) }))}
        />
      )}
      {kind === 'table' ? (
        <ShownColumns widget={widget} onChange={onChange} />
      ) : (
        <Measured widget={widget} onChange={onChange} />
      )}
      {(kind === 'table' || kind === 'ranking') && (
        <NumberField
          label={words('form.rows')}
          value={widget.rows}
          minValue={1}
          maxValue={50}
          step={1}
          onChange={(rows) => onChange({ ...widget, rows: Math.min(50, Math.max(1, Math.round(rows || 1))) })}
        />
      )}
      {takesDeck(source.report) && (
        <DeckPicker deck={source.deck} isRequired={needsDeck(widget)} onChange={(deck) => change({ deck })} />
      )}
      {source.deck !== null && takesSlide(source) && (
        <Question widget={widget} source={source} days={days} onChange={(slide) => change({ slide })} />
      )}
      <FilterBuilder
        report={source.report}
        group={source.group || undefined}
        conditions={readConditions(source.filter || undefined)}
        onChange={(conditions) => change({ filter: writeConditions(conditions) ?? '' })}
      />
    </>
  )
}

type PartProps = Pick<FieldsProps, 'widget' | 'onChange'>

function Measured({ widget, onChange }: PartProps) {
  const words = useWords('custom-reports')
  const { heading } = useReportValues()
  const keys = figuresOfKind(widget)
  const columns = (widget.source && sourceColumns(widget.source)) ?? {}
  return (
    <Select
      label={words('form.measure')}
      value={mainFigure(widget, columns)}
      onChange={(key) => onChange({ ...widget, columns: [key] })}
      options={keys.map((id) => ({ id, label: heading(id) }))}
    />
  )
}

function ShownColumns({ widget, onChange }: PartProps) {
  const words = useWords('custom-reports')
  const { heading } = useReportValues()
  const all = Object.entries((widget.source && sourceColumns(widget.source)) ?? {}).flatMap(([key, type]) =>
    type === 'id' ? [] : [key],
  )
  const shown = widget.columns.length === 0 ? all : widget.columns
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1 text-sm font-strong">{words('form.columns')}</legend>
      {all.map((key) => (
        <Checkbox
          key={key}
          label={heading(key)}
          isSelected={shown.includes(key)}
          isDisabled={shown.length === 1 && shown.includes(key)}
          onChange={(isShown) =>
            onChange({
              ...widget,
              columns: all.filter((one) => (one === key ? isShown : shown.includes(one))).slice(0, 12),
            })
          }
        />
      ))}
    </fieldset>
  )
}

interface QuestionProps extends Pick<FieldsProps, 'widget' | 'days'> {
  readonly source: WidgetSource
  readonly onChange: (slide: string | null) => void
}

/** One question or slide of the deck, of those that were played in these days. */
function Question({ widget, source, days, onChange }: QuestionProps) {
  const words = useWords('custom-reports')
  const all: Widget = { ...widget, kind: 'table', rows: 500, columns: [], source: { ...source, slide: null } }
  const { data } = useQuery(widgetQuery(all, days))
  const found = new Map(data?.rows.map((row) => [String(row['slide_id']), String(row['question'])]))
  if (source.slide !== null && !found.has(source.slide)) found.set(source.slide, words('form.chosenQuestion'))
  if (found.size === 0) return null
  return (
    <Select
      label={words('form.question')}
      value={source.slide ?? 'all'}
      onChange={(id) => onChange(id === 'all' ? null : id)}
      options={[
        { id: 'all', label: words('form.allQuestions') },
        ...[...found].map(([id, label]) => ({ id, label: label || words('form.untitled') })),
      ]}
    />
  )
}
