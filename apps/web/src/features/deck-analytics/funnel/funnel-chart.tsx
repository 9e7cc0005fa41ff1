import { scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { seriesStyles } from '../../../charts/series.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { useVersionList } from '../parts/funnel-versions.tsx'
import { useSlideFinding } from '../parts/slide-finding.ts'
import type { SlideRow } from '@deckle/contract/models/deck-findings.ts'

/** Pixels of a slide's line, of its bar, and where in the line the bar begins. */
const line = { height: 44, bar: 14, barTop: 22 }
/** Of a letter, to cut names that are too long. */
const LETTER = 7

type Row = Omit<SlideRow, 'item'>

/** How many reach each slide, and how many leave there. */
export function FunnelChart({ rows, starts }: { readonly rows: readonly Row[]; readonly starts: number }) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  const finding = useSlideFinding(rows)
  const name = ({ place, heading }: Row) => `${place}. ${heading || t('question.untitled')}`
  const { missing } = useVersionList()
  const height = rows.length * line.height
  return (
    <ChartFrame
      title={t('funnel.title')}
      finding={finding}
      legend={[
        { series: 'whole', label: t('funnel.left') },
        { series: 'part', label: t('funnel.stayed') },
      ]}
      table={{
        label: t('asTable'),
        columns: [t('funnel.slide'), t('funnel.reached'), t('funnel.left'), t('funnel.loss'), t('time')],
        rows: rows.map((row) => [
          row.missingIn.length > 0 ? `${name(row)} (${missing(row.missingIn)})` : name(row),
          number(row.reached),
          number(row.droppedOff),
          percent(row.dropOffRate),
          duration(row.medianSeconds),
        ]),
      }}
      height={height}
    >
      {(width) => {
        const x = scaleLinear({
          domain: [0, Math.max(1, starts, ...rows.map(({ reached }) => reached))],
          range: [0, width],
        })
        const room = (row: Row) =>
          Math.floor((width - 150) / LETTER) - (row.missingIn.length > 0 ? missing(row.missingIn).length : 0)
        return (
          <svg width={width} height={height} aria-hidden="true" className="block">
            {rows.map((row, index) => (
              <g key={row.slideId} transform={`translate(0 ${index * line.height})`}>
                <title>{`${name(row)}: ${t('funnel.reached')} ${row.reached}, ${t('funnel.left')} ${row.droppedOff}`}</title>
                <text x={0} y={15} className="fill-ink text-sm">
                  {cut(name(row), room(row))}
                </text>
                <text x={width} y={15} textAnchor="end" className="fill-muted text-xs tabular-nums">
                  {[
                    ...(row.missingIn.length > 0 ? [missing(row.missingIn)] : []),
                    number(row.reached),
                    ...(row.droppedOff > 0 ? [`−${percent(row.dropOffRate)}`] : []),
                  ].join(' · ')}
                </text>
                <Bar
                  y={line.barTop}
                  width={Math.max(1, x(row.reached))}
                  height={line.bar}
                  rx={3}
                  className={seriesStyles.whole}
                />
                <Bar
                  y={line.barTop}
                  width={x(row.reached - row.droppedOff)}
                  height={line.bar}
                  rx={3}
                  className={seriesStyles.part}
                />
              </g>
            ))}
          </svg>
        )
      }}
    </ChartFrame>
  )
}

const cut = (text: string, letters: number): string =>
  text.length > letters ? `${text.slice(0, Math.max(4, letters - 1)).trimEnd()}…` : text
