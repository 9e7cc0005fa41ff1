import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { useChange } from './use-change.ts'
import { useReportValues } from './use-report-values.ts'

/** A number, and how it stands to that of as many days before. */
export function WidgetFigure({ figure }: Pick<WidgetFigures, 'figure'>) {
  const words = useWords('reports')
  const { write, none } = useReportValues()
  const change = useTypedChange()
  if (!figure) return <p className="text-sm text-muted">{words('widget.empty')}</p>
  const { key, type, value, before } = figure
  return (
    <>
      <p className="text-xl font-strong tabular-nums">{value === null ? none : write(key, type, value)}</p>
      {value !== null && before !== null && <p className="mt-1 text-xs text-muted">{change(type, value, before)}</p>}
    </>
  )
}

/** Shares change in percentage points, anything else in per cent. */
function useTypedChange(): (type: string, now: number, before: number) => string {
  const words = useWords('reports')
  const format = useFormatter()
  const change = useChange()
  return (type, now, before) => {
    if (type !== 'percent' || now === before) return change(now, before)
    const points = format.number(Math.abs(now - before), { maximumFractionDigits: 1 })
    return words(`widget.points_${now > before ? 'more' : 'less'}`, { points })
  }
}
