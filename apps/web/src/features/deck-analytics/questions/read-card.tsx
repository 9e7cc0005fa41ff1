import type { FunnelSlide } from '@deckle/contract/models/deck-figures.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { MissingIn } from '../parts/funnel-versions.tsx'

/** A slide that asks nothing: how many came to it, and for how long. */
export function ReadCard({ slide }: { readonly slide: FunnelSlide }) {
  const t = useWords('analytics')
  const { duration } = useFigureFormat()
  const { slideSeq, heading, reached, medianSeconds, droppedOff, links, missingIn } = slide
  return (
    <article className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3">
      <div className="min-w-48 flex-1">
        <p className="text-xs text-muted">{t('question.slide', { slide: slideSeq + 1 })}</p>
        <h3 className="text-sm wrap-anywhere">{heading || t('question.untitledSlide')}</h3>
        <MissingIn versions={missingIn} />
      </div>
      <ul className="flex flex-wrap gap-2 text-xs">
        <li>
          <Badge>{t('question.seen', { count: reached })}</Badge>
        </li>
        {medianSeconds !== null && (
          <li>
            <Badge>{t('question.time', { time: duration(medianSeconds) })}</Badge>
          </li>
        )}
        {links > 0 && (
          <li>
            <Badge>{t('question.links', { count: links })}</Badge>
          </li>
        )}
        {droppedOff > 0 && (
          <li>
            <Badge tone="warning">{t('question.left', { count: droppedOff })}</Badge>
          </li>
        )}
      </ul>
    </article>
  )
}
