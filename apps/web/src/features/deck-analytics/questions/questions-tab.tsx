import { TextLink } from '@deckle/ui/actions/link-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../words/use-words.ts'
import { VersionsNote } from '../parts/funnel-versions.tsx'
import { Questions } from '../parts/questions.tsx'
import { funnelQuery } from '../queries.ts'
import type { ReportProps } from '../report-props.ts'
import { QuestionCard } from './question-card.tsx'
import { ReadCard } from './read-card.tsx'

/** How people answered each question, and how long they looked at what is only read, in the deck's order. */
export function QuestionsTab({ deckId, filters, onOpenSlide }: ReportProps) {
  const t = useWords('analytics')
  // Slides between the questions come when they are loaded: what is asked for here are the answers.
  const { slides, versions } = useQuery(funnelQuery(deckId, filters)).data ?? { slides: [], versions: [] }
  return (
    <Questions deckId={deckId} filters={filters}>
      {(questions) => {
        const cards = [
          ...questions.map((question) => ({
            at: question.slideSeq,
            id: question.slideId,
            card: (
              <QuestionCard
                deckId={deckId}
                question={question}
                slide={slides.find(({ slideId }) => slideId === question.slideId)}
                url={filters}
                onOpenSlide={onOpenSlide}
              />
            ),
          })),
          ...slides
            .filter(({ isQuestion }) => !isQuestion)
            .map((slide) => ({ at: slide.slideSeq, id: slide.slideId, card: <ReadCard slide={slide} /> })),
        ]
        if (questions.length === 0 && cards.length === 0)
          return <p className="text-sm text-muted">{t('noQuestions')}</p>
        return (
          <div className="flex flex-col gap-4">
            <VersionsNote versions={versions} />
            {questions.length > 0 && (
              <TextLink href={`/analytics/surveys/${deckId}`}>{t('question.overTime')}</TextLink>
            )}
            <ul className="flex flex-col gap-4">
              {cards
                .toSorted((one, other) => one.at - other.at)
                .map(({ id, card }) => (
                  <li key={id}>{card}</li>
                ))}
            </ul>
          </div>
        )
      }}
    </Questions>
  )
}
