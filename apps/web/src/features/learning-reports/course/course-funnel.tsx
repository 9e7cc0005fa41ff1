import { useWords } from '../../../words/use-words.ts'
import { Bars } from '../parts/bars.tsx'
import { ReportCard } from '../parts/report-part.tsx'
import type { RowOf } from '../queries.ts'
import { useReportFormat } from '../use-report-format.ts'

/** How many reach each deck, and how many complete it. */
export function CourseFunnel({ id }: { readonly id: string }) {
  const t = useWords('learning-reports')
  const { number, percent, value } = useReportFormat()
  const nameOf = ({ step, deck, topic }: RowOf<'courseFunnel'>) => {
    if (deck === '') return value('text', 'step', step)
    const place = step === 'final_exam' ? value('text', 'step', step) : topic
    return (
      <>
        <bdi>{deck}</bdi> <span className="text-xs text-muted">{place}</span>
      </>
    )
  }
  const figureOf = ({ step, reached, completed, share }: RowOf<'courseFunnel'>) =>
    step === 'deck' || step === 'final_exam'
      ? t('funnel.completed', { reached: number(reached), completed: number(completed) })
      : t('funnel.reached', { reached: number(reached), share: percent(share) })
  return (
    <ReportCard
      of={{ name: 'courseFunnel', id }}
      title={t('funnel.title')}
      description={t('funnel.text')}
      empty={t('funnel.none')}
    >
      {(rows) => (
        <Bars
          label={t('funnel.title')}
          bars={rows.map((row) => ({
            id: row.deck_id ?? row.step,
            label: nameOf(row),
            figure: figureOf(row),
            percent: Math.min(100, row.share ?? 0),
          }))}
        />
      )}
    </ReportCard>
  )
}
