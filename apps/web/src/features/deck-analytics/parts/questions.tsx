import type { QuestionFigures } from '@deckle/contract/analytics.ts'
import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Filters } from '../../../figures/filters.ts'
import { useWords } from '../../../words/use-words.ts'
import { questionsQuery } from '../queries.ts'

interface QuestionsProps {
  readonly deckId: string
  readonly filters: Filters
  readonly children: (questions: readonly QuestionFigures[]) => ReactNode
}

/** The figures of the deck's questions, once they are loaded. */
export function Questions({ deckId, filters, children }: QuestionsProps) {
  const t = useWords('analytics')
  const questions = useQuery(questionsQuery(deckId, filters))
  if (questions.isError)
    return (
      <ErrorState level={3} onRetry={() => void questions.refetch()} isRetrying={questions.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (questions.isPending) return <Skeleton kind="cards" count={4} />
  return children(questions.data)
}
