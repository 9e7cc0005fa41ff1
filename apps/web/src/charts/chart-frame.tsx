import { Card } from '@deckle/ui/layout/card.tsx'
import type { ReactNode } from 'react'
import { ChartTable, type ChartTableData } from './chart-table.tsx'
import { Legend, type LegendEntry } from './legend.tsx'
import { useWidth } from './use-width.ts'

/**
 * A chart with what it needs: a title, the finding as alternative text, and the same figures as a table behind it.
 * `children` draws an SVG of the given width in pixels, as high as `height`. Without rows the finding stands alone.
 */
export function ChartFrame({ title, finding, legend, action, table, height, isCompact, children }: FrameProps) {
  const [box, width] = useWidth()
  return (
    <Card title={title} description={finding} action={action ?? (legend && <Legend entries={legend} />)}>
      {table.rows.length > 0 && (
        <>
          <div
            ref={box}
            role="img"
            aria-label={`${title}. ${finding}`}
            dir="ltr"
            className="overflow-hidden"
            style={{ height }}
          >
            {width > 0 && children(width)}
          </div>
          <ChartTable title={title} className={isCompact ? 'mt-2 touch:py-3' : 'mt-3 py-1'} {...table} />
        </>
      )}
    </Card>
  )
}

interface FrameProps {
  readonly title: string
  /** What the figures say, in one sentence. */
  readonly finding: string
  readonly legend?: readonly LegendEntry[]
  /** Beside the title, instead of the legend. */
  readonly action?: ReactNode
  readonly table: ChartTableData
  /** Of the picture, in pixels. */
  readonly height: number
  /** Less room around what opens the table. */
  readonly isCompact?: boolean
  readonly children: (width: number) => ReactNode
}
