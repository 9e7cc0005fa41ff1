import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { ReportProps } from '../report-props.ts'
import { Questions } from '../parts/questions.tsx'
import { QuestionCard } from './question-card.tsx'

/** How people answered each question. */
export function QuestionsTab({ deckId, filters, onOpenSlide }: ReportProps) {
  const t = useWords('analytics')
  return (
    <Questions deckId={deckId} filters={filters}>
      {(questions) => (
        <div className="flex flex-col gap-4">
          {questions.length > 0 && <TextLink href={`/analytics/surveys/${deckId}`}>{t('question.overTime')}</TextLink>}
          {questions.map((question) => (
            <QuestionCard
              key={question.slideId}
              deckId={deckId}
              question={question}
              url={filters}
              onOpenSlide={onOpenSlide}
            />
          ))}
          {questions.length === 0 && <p className="text-sm text-muted">{t('noQuestions')}</p>}
        </div>
      )}
    </Questions>
  )
}
