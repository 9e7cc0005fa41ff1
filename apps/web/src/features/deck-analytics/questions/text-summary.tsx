import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Filters } from '../../../figures/filters.ts'
import { useSeen } from '../../../lib/use-seen.ts'
import { useWords } from '../../../words/use-words.ts'
import { answerSummaryQuery } from '../queries.ts'
import { CommonAnswers } from './common-answers.tsx'
import { SliderChart } from './slider-chart.tsx'
import { WordCloud } from './word-cloud.tsx'

interface TextSummaryProps {
  readonly deckId: string
  readonly slideId: string
  readonly filters: Filters
  readonly onPick: (search: string) => void
}

/** What answers that are read have in common, asked for once it comes near the window. */
export function TextSummary({ deckId, slideId, filters, onPick }: TextSummaryProps) {
  const t = useWords('analytics')
  const box = useRef<HTMLDivElement>(null)
  const isSeen = useSeen(box)
  const { data, isError, refetch, isRefetching } = useQuery({
    ...answerSummaryQuery(deckId, slideId, filters),
    enabled: isSeen,
  })
  return (
    <div ref={box} className="min-w-0">
      {isError ? (
        <ErrorState level={4} onRetry={() => void refetch()} isRetrying={isRefetching}>
          {t('summary.failed')}
        </ErrorState>
      ) : data === undefined ? (
        <SkeletonBlock className="h-40" />
      ) : (
        data && (
          <>
            <WordCloud summary={data} onPick={onPick} />
            <CommonAnswers summary={data} onPick={onPick} />
            {data.sliders.length > 0 && (
              <div className="grid grid-cols-2 gap-x-6 gap-y-4 narrow:grid-cols-1">
                {data.sliders.map((slider) => (
                  <SliderChart key={slider.id} slider={slider} />
                ))}
              </div>
            )}
            {data.sliders.length > 0 && !data.isWhole && (
              <p className="mt-2 text-xs text-muted">{t('summary.latest', { count: data.counted })}</p>
            )}
          </>
        )
      )}
    </div>
  )
}
