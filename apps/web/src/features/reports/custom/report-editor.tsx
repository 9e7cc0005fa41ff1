import { type WidgetTemplateName, widgetFrom, widgetTemplates } from '@deckle/core/report/custom/templates.ts'
import { type Widget, widgetLimits } from '@deckle/core/report/custom/widget.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Breadcrumbs } from '@deckle/ui/layout/breadcrumbs.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Plus } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useWidgetTitle } from '../../../figures/reports/use-widget-title.ts'
import { makeId } from '../../../lib/make-id.ts'
import { Page } from '../../../lib/screen/page.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useNow, useWords } from '../../../words/use-words.ts'
import { removed, replaced, restored, withWidgets } from './content.ts'
import { PeriodField } from './period-field.tsx'
import { type CustomReport, widgetDays } from './queries.ts'
import { ReportActions } from './report-actions.tsx'
import { useReportSession } from './use-report-session.ts'
import { WidgetGrid } from './widget-grid.tsx'

const WidgetPicker = lazyPart(() => import('./edit/widget-picker.tsx').then((m) => m.WidgetPicker))
const WidgetForm = lazyPart(() => import('./edit/widget-form.tsx').then((m) => m.WidgetForm))
const ClashDialog = lazyPart(() => import('./clash-dialog.tsx').then((m) => m.ClashDialog))

/** The report with its widgets; who may change it finds everything at its place. */
export function ReportEditor({ report }: { readonly report: CustomReport }) {
  const words = useWords('custom-reports')
  const session = useReportSession(report)
  const { content, change, clash } = session
  const { widgets } = content
  const mayEdit = report.can.edit
  usePageTitle(content.title)
  const days = widgetDays(content.period, useNow())
  const editing = useWidgets(widgets, (next) => change(withWidgets(content, next)))
  const add = (
    <Button
      variant="primary"
      icon={<Plus />}
      isDisabled={widgets.length >= widgetLimits.widgets}
      onPress={() => editing.setPicking(true)}
    >
      {words('add')}
    </Button>
  )
  return (
    <Page>
      <PageHeader
        title={content.title}
        description={content.note === '' ? undefined : <span className="whitespace-pre-wrap">{content.note}</span>}
        breadcrumbs={
          <div className="print:hidden">
            <Breadcrumbs items={[{ label: words('analytics'), href: '/analytics' }, { label: content.title }]} />
          </div>
        }
        actions={<ReportActions report={report} session={session} add={mayEdit ? add : null} />}
      />
      <PeriodField
        period={content.period}
        onChange={mayEdit ? (period) => change({ ...content, period }) : undefined}
      />
      {widgets.length === 0 ? (
        <EmptyState illustration="chart" title={words('empty.title')} action={mayEdit ? add : undefined}>
          {words(mayEdit ? 'empty.text' : 'empty.others')}
        </EmptyState>
      ) : (
        <WidgetGrid
          widgets={widgets}
          days={days}
          onChange={mayEdit ? editing.setWidgets : undefined}
          onRemove={editing.remove}
          onEdit={editing.setEdited}
        />
      )}
      <Suspense fallback={null}>
        {editing.isPicking && <WidgetPicker onPick={editing.add} onClose={() => editing.setPicking(false)} />}
        {editing.edited && (
          <WidgetForm
            key={editing.edited.id}
            widget={editing.edited}
            days={days}
            onSave={editing.save}
            onClose={() => editing.setEdited(null)}
          />
        )}
        {clash && <ClashDialog clash={clash} />}
      </Suspense>
    </Page>
  )
}

function useWidgets(widgets: readonly Widget[], setWidgets: (widgets: readonly Widget[]) => void) {
  const words = useWords('custom-reports')
  const titleOf = useWidgetTitle()
  const [isPicking, setPicking] = useState(false)
  const [edited, setEdited] = useState<Widget | null>(null)
  // An undo comes later than the widgets that it was made with.
  const latest = useLatest({ widgets, setWidgets })
  return {
    isPicking,
    setPicking,
    edited,
    setEdited,
    setWidgets,
    add: (name: WidgetTemplateName | null) => {
      setPicking(false)
      const id = makeId()
      const widget =
        name === null
          ? { ...widgetFrom('best_decks', id), kind: 'table' as const }
          : widgetFrom(name, id, name === 'text' ? '' : words(`templates.${name}`))
      const isAsked = name === null || name === 'text' || 'isOfDeck' in widgetTemplates[name]
      if (isAsked) setEdited(widget)
      else setWidgets([...widgets, widget])
    },
    save: (widget: Widget) => {
      setEdited(null)
      setWidgets(widgets.some(({ id }) => id === widget.id) ? replaced(widgets, widget) : [...widgets, widget])
    },
    remove: (widget: Widget) => {
      const place = widgets.findIndex(({ id }) => id === widget.id)
      setWidgets(removed(widgets, widget.id))
      toast.undo(words('removed', { name: titleOf(widget) || words('kinds.text') }), () => {
        const now = latest.current
        now.setWidgets(restored(now.widgets, widget, place))
      })
    },
  }
}

function useLatest<Value>(value: Value): { readonly current: Value } {
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  return latest
}
