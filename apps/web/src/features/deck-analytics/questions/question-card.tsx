import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import type { FunnelSlide } from '@deckle/contract/models/deck-figures.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { Filters } from '../../../figures/filters.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { MissingIn } from '../parts/funnel-versions.tsx'
import { Distribution } from './distribution.tsx'
import { FreeAnswers } from './free-answers.tsx'
import { ScaleChart } from './scale-chart.tsx'

export function QuestionCard({ deckId, question, slide, url, onOpenSlide }: QuestionCardProps) {
  const t = useWords('analytics')
  const { percent, duration } = useFigureFormat()
  return (
    <article className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4">
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-xs text-muted">{t('question.slide', { slide: question.slideSeq + 1 })}</p>
          <h3 className="text-md font-strong wrap-anywhere">{question.question || t('question.untitled')}</h3>
          <MissingIn versions={slide?.missingIn ?? []} />
        </div>
        <LinkButton
          size="sm"
          variant="quiet"
          href={`/analytics/questions/${deckId}.${question.slideId}`}
          aria-label={t('question.splitOf', { slide: question.slideSeq + 1 })}
        >
          {t('question.split')}
        </LinkButton>
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
          <Badge>
            {slide && slide.reached > question.answered
              ? t('question.answeredOf', { count: question.answered, reached: slide.reached })
              : t('question.answered', { count: question.answered })}
          </Badge>
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
          isWide={question.template === 'range_select'}
        />
      ) : (
        <Counted question={question} />
      )}
    </article>
  )
}

interface QuestionCardProps {
  deckId: string
  question: QuestionFigures
  /** The question's slide in the funnel; undefined until the funnel is loaded. */
  slide: FunnelSlide | undefined
  url: Filters
  onOpenSlide: (slideId: string) => void
}

function Counted({ question }: { readonly question: QuestionFigures }) {
  return question.kind === 'scale' ? <ScaleChart question={question} /> : <Distribution question={question} />
}
