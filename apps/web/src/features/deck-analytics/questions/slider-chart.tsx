import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { axisLook } from '../../../charts/axis-look.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { labelEvery } from '../../../charts/scale.ts'
import { seriesStyles } from '../../../charts/series.ts'
import { useWidth } from '../../../charts/use-width.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

type Slider = AnswerSummary['sliders'][number]

const size = { height: 150, top: 20, bottom: 24 }
/** Room that the bounds of a bin need, in pixels. */
const LABEL = 64

/** The values that a slider was set to, in bins, with mean and median. */
export function SliderChart({ slider }: { readonly slider: Slider }) {
  const t = useWords('analytics')
  const format = useFormatter()
  const { number } = useFigureFormat()
  const [box, width] = useWidth()
  const { bins, mean, median, answers, unit } = slider
  const value = (of: number) => [format.number(of, { maximumFractionDigits: 2 }), unit].filter(Boolean).join('\u00a0')
  const range = ({ from, to }: Slider['bins'][number]) =>
    from === to ? format.number(from) : `${format.number(from)}–${format.number(to)}`
  const peak = bins.reduce<Slider['bins'][number] | null>(
    (most, bin) => (bin.count > (most?.count ?? 0) ? bin : most),
    null,
  )
  const finding =
    mean === null || median === null || !peak
      ? t('scale.none')
      : t('slider.finding', {
          mean: value(mean),
          median: value(median),
          range: [range(peak), unit].filter(Boolean).join('\u00a0'),
          count: peak.count,
          total: answers,
        })
  const title = slider.label || t('slider.result')
  return (
    <section aria-label={title} className="min-w-0">
      <h4 className="text-sm font-strong wrap-anywhere">{title}</h4>
      <p className="text-sm text-muted">{finding}</p>
      <div
        ref={box}
        role="img"
        aria-label={`${title}. ${finding}`}
        dir="ltr"
        className="overflow-hidden"
        style={{ height: size.height }}
      >
        {width > 0 && <Bars bins={bins} width={width} range={range} />}
      </div>
      <ChartTable
        title={title}
        className="mt-2 touch:py-3"
        label={t('asTable')}
        columns={[t('slider.value'), t('people')]}
        rows={bins.map((bin) => [range(bin), number(bin.count)])}
      />
    </section>
  )
}

interface BarsProps {
  readonly bins: Slider['bins']
  readonly width: number
  readonly range: (bin: Slider['bins'][number]) => string
}

function Bars({ bins, width, range }: BarsProps) {
  const { number } = useFigureFormat()
  const foot = size.height - size.bottom
  const x = scaleBand({ domain: bins.map((_, at) => at), range: [0, width], padding: 0.06 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...bins.map(({ count }) => count))], range: [foot, size.top] })
  const every = labelEvery(x.step(), LABEL)
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      {bins.map((bin, at) => (
        <g key={bin.from}>
          <title>{`${range(bin)}: ${bin.count}`}</title>
          <Bar
            x={x(at)}
            y={y(bin.count)}
            width={x.bandwidth()}
            height={foot - y(bin.count)}
            rx={2}
            className={seriesStyles.part}
          />
          {bin.count > 0 && (
            <text
              x={(x(at) ?? 0) + x.bandwidth() / 2}
              y={y(bin.count) - 5}
              textAnchor="middle"
              className="fill-ink text-xs tabular-nums"
            >
              {number(bin.count)}
            </text>
          )}
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={foot}
        tickValues={bins.map((_, at) => at).filter((at) => at % every === 0)}
        tickFormat={(at) => {
          const bin = bins[at]
          return bin ? range(bin) : ''
        }}
        {...axisLook.bottom}
      />
    </svg>
  )
}
