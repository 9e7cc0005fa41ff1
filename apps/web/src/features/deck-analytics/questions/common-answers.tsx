import type { AnswerSummary } from '@deckle/contract/analytics.ts'
import { Check, X } from 'lucide-react'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'

const MOST = 10

interface CommonAnswersProps {
  readonly summary: Pick<AnswerSummary, 'common' | 'counted' | 'isWhole'>
  readonly onPick: (text: string) => void
}

/** What was filled in most often, right and wrong; a click searches for one. */
export function CommonAnswers({ summary: { common, counted, isWhole }, onPick }: CommonAnswersProps) {
  const t = useWords('analytics')
  const { number, percent } = useFigureFormat()
  const shown = common.slice(0, MOST)
  const wrong = common.find(({ correct }) => correct === false)
  const share = (count: number) => (counted > 0 ? (count / counted) * 100 : 0)
  if (shown.length === 0) return null
  return (
    <section aria-label={t('common.title')} className="min-w-0">
      <p className="mb-2 text-sm text-muted wrap-anywhere">
        {wrong ? t('common.wrong', { answer: wrong.text, count: wrong.answers }) : t('common.noneWrong')}
      </p>
      <table className="w-full text-sm" aria-label={t('common.title')}>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('question.option')}</th>
            <th scope="col">{t('question.share')}</th>
            <th scope="col">{t('people')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ text, answers, correct }) => (
            <tr key={`${correct} ${text}`}>
              <th scope="row" className="w-2/5 py-1 pe-3 text-start align-middle font-normal">
                <span className="flex items-center gap-1.5">
                  <Verdict correct={correct} />
                  <button
                    type="button"
                    className="min-w-0 rounded-sm text-start wrap-anywhere hover:underline touch:min-h-11"
                    aria-label={t('common.search', { answer: text })}
                    onClick={() => onPick(text)}
                  >
                    {text}
                  </button>
                </span>
              </th>
              <td className="py-1 align-middle">
                <span aria-hidden="true" className="block h-4 rounded-sm bg-hover">
                  <span
                    className={`block h-full rounded-sm ${correct ? 'bg-success-edge' : 'bg-brand'}`}
                    style={{ width: `${share(answers)}%`, minWidth: 3 }}
                  />
                </span>
                <span className="sr-only">{percent(share(answers))}</span>
              </td>
              <td className="w-24 py-1 ps-3 text-end align-middle tabular-nums">
                {number(answers)}{' '}
                <span aria-hidden="true" className="text-muted">
                  {percent(share(answers))}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && <p className="mt-2 text-xs text-muted">{t('summary.latest', { count: counted })}</p>}
    </section>
  )
}

function Verdict({ correct }: { readonly correct: boolean | null }) {
  const t = useWords('analytics')
  if (correct === null) return null
  return correct ? (
    <Check role="img" aria-label={t('question.right')} className="size-4 shrink-0 text-success-text" />
  ) : (
    <X role="img" aria-label={t('common.isWrong')} className="size-4 shrink-0 text-danger-text" />
  )
}
