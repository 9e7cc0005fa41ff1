import { FEWEST, type Finding } from '@deckle/core/report/findings/finding.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useFindingWords } from './finding-words.ts'
import { useWords } from '../../../words/use-words.ts'

/** How many are shown at first. */
const FIRST = 4

const looks = {
  bad: { Icon: CircleAlert, className: 'text-danger-text' },
  attention: { Icon: TriangleAlert, className: 'text-warning-text' },
  good: { Icon: CircleCheck, className: 'text-success-text' },
} as const

/** What the figures say and what to do about it, the most serious first. */
export function FindingsCard({ findings, starts, onOpenSlide }: FindingsCardProps) {
  const t = useWords('analytics')
  const [all, setAll] = useState(false)
  const shown = all ? findings : findings.slice(0, FIRST)
  return (
    <section aria-label={t('findings.title')} className="rounded-lg border border-line bg-surface p-4">
      <h2 className="mb-3 flex items-center gap-2 text-sm font-strong">
        <Lightbulb aria-hidden="true" className="size-4 shrink-0 text-brand-text" />
        {t('findings.title')}
      </h2>
      {findings.length === 0 && (
        <p className="text-sm text-muted">
          {starts < FEWEST ? t('findings.early', { starts, fewest: FEWEST }) : t('findings.calm')}
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {shown.map((finding) => (
          <Row
            key={`${finding.code}:${finding.slideId}:${finding.values['option']}:${finding.values['name']}`}
            finding={finding}
            onOpenSlide={onOpenSlide}
          />
        ))}
      </ul>
      {!all && findings.length > FIRST && (
        <Button variant="quiet" size="sm" className="mt-3" onPress={() => setAll(true)}>
          {t('findings.more', { count: findings.length - FIRST })}
        </Button>
      )}
    </section>
  )
}

interface FindingsCardProps {
  readonly findings: readonly Finding[]
  readonly starts: number
  readonly onOpenSlide: (slideId: string) => void
}

function Row({ finding, onOpenSlide }: { readonly finding: Finding; readonly onOpenSlide: (slideId: string) => void }) {
  const t = useWords('analytics')
  const { says, advice } = useFindingWords(finding)
  const { Icon, className } = looks[finding.severity]
  const { slideId } = finding
  return (
    <li className="flex items-start gap-2.5 text-sm">
      <Icon
        role="img"
        aria-label={t(`findings.${finding.severity}`)}
        className={`mt-0.5 size-4 shrink-0 ${className}`}
      />
      <p className="min-w-0 wrap-anywhere">
        <span className="font-strong">{says}</span> <span className="text-muted">{advice}</span>{' '}
        {slideId !== null && (
          <button
            type="button"
            className="rounded-sm text-brand-text underline touch:block touch:min-h-11"
            onClick={() => onOpenSlide(slideId)}
          >
            {t('findings.look', { slide: Number(finding.values['slide']) })}
          </button>
        )}
      </p>
    </li>
  )
}
