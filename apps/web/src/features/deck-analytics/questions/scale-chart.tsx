import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { AxisBottom } from '@visx/axis'
import { scaleBand, scaleLinear } from '@visx/scale'
import { Bar } from '@visx/shape'
import { axisLook } from '../../../charts/axis-look.ts'
import { ChartTable } from '../../../charts/chart-table.tsx'
import { seriesStyles } from '../../../charts/series.ts'
import { useWidth } from '../../../charts/use-width.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { NpsBar } from './nps-bar.tsx'
import { scaleFigures } from './scale-figures.ts'

const size = { height: 170, top: 20, bottom: 28 }
/** Room that the name of a value needs, in pixels. */
const LABEL = 90

/** Stars and scales of words: how many chose each value, with the mean, and for ten stars the net promoter score. */
export function ScaleChart({ question }: { readonly question: QuestionFigures }) {
  const t = useWords('analytics')
  const { number, percent, mean } = useFigureFormat()
  const [box, width] = useWidth()
  const { values, answers, average, promoters, groups } = scaleFigures(question.distribution)
  const share = (count: number) => (answers > 0 ? (count / answers) * 100 : 0)
  const finding = [
    answers === 0 ? t('scale.none') : t('scale.mean', { mean: mean(average), most: values.length }),
    ...(promoters === null ? [] : [t('scale.nps', { score: number(Math.round(promoters)) })]),
  ].join(' ')
  return (
    <div>
      <p className="text-sm text-muted">{finding}</p>
      <div
        ref={box}
        role="img"
        aria-label={`${t('question.distribution')}. ${finding}`}
        dir="ltr"
        className="overflow-hidden"
        style={{ height: size.height }}
      >
        {width > 0 && <Bars values={values} width={width} />}
      </div>
      {groups && <NpsBar groups={groups} answers={answers} />}
      <ChartTable
        title={t('question.distribution')}
        className="mt-2 touch:py-3"
        label={t('asTable')}
        columns={[t('question.option'), t('people'), t('question.share')]}
        rows={values.map(({ label, count }) => [label, number(count), percent(share(count))])}
      />
    </div>
  )
}

interface BarsProps {
  readonly values: QuestionFigures['distribution']
  readonly width: number
}

function Bars({ values, width }: BarsProps) {
  const { number } = useFigureFormat()
  const foot = size.height - size.bottom
  const x = scaleBand({ domain: values.map(({ key }) => key), range: [0, width], padding: 0.25 })
  const y = scaleLinear({ domain: [0, Math.max(1, ...values.map(({ count }) => count))], range: [foot, size.top] })
  const isWide = width / values.length > LABEL
  const labels = new Map(values.map(({ key, label }) => [key, label]))
  return (
    <svg width={width} height={size.height} aria-hidden="true" className="block">
      {values.map(({ key, label, count }) => (
        <g key={key}>
          <title>{`${label}: ${count}`}</title>
          <Bar
            x={x(key)}
            y={y(count)}
            width={x.bandwidth()}
            height={foot - y(count)}
            rx={2}
            className={seriesStyles.part}
          />
          <text
            x={(x(key) ?? 0) + x.bandwidth() / 2}
            y={y(count) - 5}
            textAnchor="middle"
            className="fill-ink text-xs tabular-nums"
          >
            {number(count)}
          </text>
        </g>
      ))}
      <AxisBottom
        scale={x}
        top={foot}
        tickFormat={(key) => (isWide ? (labels.get(key) ?? key) : key)}
        {...axisLook.bottom}
      />
    </svg>
  )
}
