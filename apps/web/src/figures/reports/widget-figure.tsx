import type { WidgetFigures } from '@deckle/contract/models/widget.ts'
import { useFormatter, useWords } from '../../words/use-words.ts'
import { useReportValues } from './use-report-values.ts'

/** A number, and how it stands to that of as many days before. */
export function WidgetFigure({ figure }: Pick<WidgetFigures, 'figure'>) {
  const words = useWords('reports')
  const { write, none } = useReportValues()
  const change = useChange()
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
function useChange(): (type: string, now: number, before: number) => string {
  const words = useWords('reports')
  const format = useFormatter()
  return (type, now, before) => {
    if (now === before) return words('home.same')
    const direction = now > before ? 'more' : 'less'
    if (type === 'percent') {
      const points = format.number(Math.abs(now - before), { maximumFractionDigits: 1 })
      return words(`widget.points_${direction}`, { points })
    }
    if (before === 0) return words('home.noneBefore')
    const share = format.number(Math.abs(now - before) / before, { style: 'percent', maximumFractionDigits: 0 })
    return words(`home.${direction}`, { share })
  }
}
