import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Check } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { Filters } from '../../../figures/filters.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { FreeAnswers } from './free-answers.tsx'

export function QuestionCard({ deckId, question, url, onOpenSlide }: QuestionCardProps) {
  const t = useWords('analytics')
  const { number, percent, duration } = useFigureFormat()
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">{t('question.slide', { slide: question.slideSeq + 1 })}</p>
          <h3 className="text-md font-strong wrap-anywhere">{question.question || t('question.untitled')}</h3>
        </div>
        <Button
          size="sm"
          variant="quiet"
          onPress={() => onOpenSlide(question.slideId)}
          aria-label={t('question.openSlide', { slide: question.slideSeq + 1 })}
        >
          {t('question.open')}
        </Button>
      </header>
      <ul className="flex flex-wrap gap-2 text-xs">
        <li>
          <Badge>{t('question.answered', { count: question.answered })}</Badge>
        </li>
        {question.facility !== null && (
          <li>
            <Badge tone={question.flags.some((flag) => flag !== 'easy') ? 'warning' : 'neutral'}>
              {[
                t('question.facility', { rate: percent(question.facility) }),
                ...question.flags.map((flag) => t(`question.${flag}`)),
              ].join(' · ')}
            </Badge>
          </li>
        )}
        {question.medianSeconds !== null && (
          <li>
            <Badge>{t('question.time', { time: duration(question.medianSeconds) })}</Badge>
          </li>
        )}
        {question.droppedOff > 0 && (
          <li>
            <Badge tone="warning">{t('question.left', { count: question.droppedOff })}</Badge>
          </li>
        )}
      </ul>
      {question.kind === 'texts' || question.kind === 'files' ? (
        <FreeAnswers
          kind={question.kind}
          deckId={deckId}
          slideId={question.slideId}
          latest={question.texts}
          url={url}
          label={question.question}
        />
      ) : (
        <Distribution question={question} number={number} percent={percent} />
      )}
    </article>
  )
}

interface QuestionCardProps {
  deckId: string
  question: QuestionFigures
  url: Filters
  onOpenSlide: (slideId: string) => void
}

function Distribution({
  question,
  number,
  percent,
}: {
  question: QuestionFigures
  number: (value: number) => string
  percent: (value: number) => string
}) {
  const t = useWords('analytics')
  const { mean } = useFigureFormat()
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
