import type { Widget } from '@deckle/core/report/custom/widget.ts'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWidgetTitle } from '../../../figures/reports/use-widget-title.ts'
import { WidgetText, WidgetView } from '../../../figures/reports/widget-view.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useRowLinks } from '../report/report-rows.tsx'
import { type WidgetDays, widgetQuery } from './queries.ts'
import { type WidgetEdit, WidgetTools } from './widget-tools.tsx'

interface WidgetCardProps {
  readonly widget: Widget
  /** Also of one without a title. */
  readonly name: string
  readonly days: WidgetDays
  /** Undefined for who only looks. */
  readonly edit?: WidgetEdit | undefined
}

/** A widget, which asks for its own figures. */
export function WidgetCard({ widget, name, days, edit }: WidgetCardProps) {
  const title = useWidgetTitle()(widget)
  const tools = <WidgetTools widget={widget} name={name} days={days} edit={edit} />
  if (widget.source === null) return <WidgetText title={title} text={widget.text} action={tools} />
  return <FiguresOf widget={widget} title={title} days={days} tools={tools} />
}

interface FiguresOfProps extends Pick<WidgetCardProps, 'widget' | 'days'> {
  readonly title: string
  readonly tools?: ReactNode
}

/** Loading, failing and full; also in the form of a widget. */
export function FiguresOf({ widget, title, days, tools }: FiguresOfProps) {
  const linkOf = useRowLinks()
  const { data, error, refetch, isFetching } = useQuery(widgetQuery(widget, days))
  if (data) return <WidgetView widget={widget} title={title} figures={data} action={tools} linkOf={linkOf} />
  return (
    <Card title={title} action={tools} className="h-full">
      {error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonFrame>
          <SkeletonBlock className={widget.kind === 'figure' ? 'h-12 w-32' : 'h-48 w-full'} />
        </SkeletonFrame>
      )}
    </Card>
  )
}
