import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { Check } from 'lucide-react'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

/** Options with how many chose them; a ranking with its mean places. */
export function Distribution({ question }: { readonly question: QuestionFigures }) {
  const t = useWords('analytics')
  const { mean, number, percent } = useFigureFormat()
  const isRanking = question.kind === 'ranking'
  const share = (count: number) => (question.answered > 0 ? (count / question.answered) * 100 : 0)
  return (
    <table className="w-full text-sm" aria-label={t('question.distribution')}>
      <thead className={isRanking ? 'text-xs text-muted' : 'sr-only'}>
        <tr>
          <th scope="col" className="pe-3 text-start font-normal">
            {t('question.option')}
          </th>
          <th scope="col" className="text-start font-normal">
            {t(isRanking ? 'question.first' : 'question.share')}
          </th>
          <th scope="col" className="ps-3 text-end font-normal">
            {t('people')}
          </th>
          {isRanking && (
            <th scope="col" className="ps-3 text-end font-normal">
              {t('question.meanPlace')}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {question.distribution.map((row) => (
          <tr key={row.key}>
            <th scope="row" className="w-2/5 py-1.5 pe-3 text-start align-middle font-normal wrap-anywhere">
              <span className="flex items-center gap-1.5">
                {row.correct && (
                  <Check role="img" aria-label={t('question.right')} className="size-4 shrink-0 text-success-text" />
                )}
                <span className={row.correct ? 'font-strong' : ''}>{row.label || t('question.untitledOption')}</span>
              </span>
            </th>
            <td className="py-1.5 align-middle">
              <span aria-hidden="true" className="block h-5 rounded-sm bg-hover">
                <span
                  className={`block h-full rounded-sm ${row.correct ? 'bg-success-edge' : 'bg-brand'}`}
                  style={{ width: `${share(row.count)}%`, minWidth: row.count > 0 ? 3 : 0 }}
                />
              </span>
              <span className="sr-only">{percent(share(row.count))}</span>
            </td>
            <td className="w-24 py-1.5 ps-3 text-end phone:w-20 align-middle tabular-nums">
              {number(row.count)}{' '}
              <span aria-hidden="true" className="text-muted">
                {percent(share(row.count))}
              </span>
            </td>
            {isRanking && (
              <td className="w-20 py-1.5 ps-3 text-end phone:w-12 align-middle font-strong tabular-nums">
                {mean(row.meanPlace)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
