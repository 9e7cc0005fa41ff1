import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { Legend } from '../../../charts/legend.tsx'
import { LyingBar } from '../../../charts/lying-bar.tsx'
import { labelEvery } from '../../../charts/scale.ts'
import { useWords } from '../../../words/use-words.ts'
import { ReportExport } from '../parts/report-export.tsx'
import { useValues } from '../parts/use-values.ts'
import { WholeReport } from '../parts/whole-report.tsx'
import type { RowOf } from '../queries.ts'
import { largestLoss } from './largest-loss.ts'

type Step = RowOf<'courseFunnel'>

const size = { row: 30, most: 600, label: 20 }

/** How many reach each step of a course. */
export function FunnelChart({ id }: { readonly id: string }) {
  const report = { name: 'courseFunnel', id } as const
  return (
    <WholeReport report={report} height="h-60">
      {(steps) => <Funnel report={report} steps={steps} />}
    </WholeReport>
  )
}

interface FunnelProps {
  readonly report: { readonly name: 'courseFunnel'; readonly id: string }
  readonly steps: readonly Step[]
}

function Funnel({ report, steps }: FunnelProps) {
  const words = useWords('learning-reports')
  const { number, percent } = useValues()
  const nameOf = useStepName()
  const title = words('funnel.title')
  const loss = largestLoss(steps)
  return (
    <ChartFrame
      title={title}
      finding={
        loss ? words('funnel.finding', { count: loss.count, step: nameOf(loss.step) }) : words('funnel.everyone')
      }
      action={
        <div className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1">
          <Legend
            entries={[
              { series: 'whole', label: words('columns.reached') },
              { series: 'part', label: words('columns.completed') },
            ]}
          />
          <ReportExport report={report} title={title} />
        </div>
      }
      table={{
        label: words('asTable'),
        columns: [words('columns.step'), words('columns.reached'), words('columns.completed'), words('columns.share')],
        rows: steps.map((step, at) => [
          `${number(at + 1)}. ${nameOf(step)}`,
          number(step.reached),
          number(step.completed),
          percent(step.share),
        ]),
      }}
      height={Math.min(steps.length * size.row, size.most)}
    >
      {() => <Steps steps={steps} />}
    </ChartFrame>
  )
}

function useStepName(): (step: Step) => string {
  const words = useWords('learning-reports')
  return ({ step, deck }) => {
    if (step === 'enrolled' || step === 'passed') return words(`step.${step}`)
    if (step === 'final_exam') return deck === '' ? words('step.final_exam') : words('funnel.exam', { deck })
    return deck || words('step.deck')
  }
}

/** Many steps are low, and only some of them are named. */
function Steps({ steps }: { readonly steps: readonly Step[] }) {
  const { number } = useValues()
  const nameOf = useStepName()
  const height = Math.min(size.row, size.most / steps.length)
  const every = labelEvery(height, size.label)
  const most = Math.max(1, ...steps.map(({ reached }) => reached))
  return steps.map((step, at) => (
    <div
      key={`${step.step}${step.deck_id ?? ''}`}
      title={`${nameOf(step)}: ${number(step.reached)}`}
      className="flex items-center gap-3 text-xs"
      style={{ height }}
    >
      <span className="w-2/5 max-w-56 shrink-0 truncate text-ink" dir="auto">
        {at % every === 0 && nameOf(step)}
      </span>
      <span className="min-w-0 flex-1">
        <LyingBar
          whole={(step.reached / most) * 100}
          part={(step.completed / most) * 100}
          height={Math.min(16, height)}
        />
      </span>
      <span className="w-12 shrink-0 text-end tabular-nums">{at % every === 0 && number(step.reached)}</span>
    </div>
  ))
}
