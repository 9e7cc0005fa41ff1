import type { MyEnrolment } from '@deckle/contract/learning.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useDates } from './use-dates.ts'

const tones = {
  assigned: 'neutral',
  in_progress: 'info',
  failed: 'danger',
  passed: 'success',
  expired: 'warning',
} as const

/** As the player shows a result. */
export const wholePercent = (percentage: number): string => String(Math.round(percentage))

/** How far a learner is, and what is due. */
export function ProgressLine({ title, enrolment }: { readonly title: string; readonly enrolment: MyEnrolment }) {
  const t = useWords('learning')
  const { day } = useDates()
  const { status, percent, percentage, dueAt, expiresAt, overdue, waived } = enrolment
  const isOpen = status === 'assigned' || status === 'in_progress'
  return (
    <div className="mt-auto flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-1.5">
        <Badge tone={waived ? 'neutral' : tones[status]}>{t(`status.${waived ? 'waived' : status}`)}</Badge>
        {dueAt && isOpen && !waived && (
          <Badge tone={overdue ? 'danger' : 'warning'}>{t(overdue ? 'overdue' : 'due', { date: day(dueAt) })}</Badge>
        )}
        {expiresAt && status === 'passed' && <Badge>{t('expires', { date: day(expiresAt) })}</Badge>}
        {percentage !== null && !isOpen && <Badge>{t('result', { percentage: wholePercent(percentage) })}</Badge>}
      </div>
      <ProgressBar label={t('percentLabel', { title })} hideLabel size="sm" value={percent} />
      <p aria-hidden="true" className="text-xs text-muted">
        {t('percent', { percent: String(percent) })}
      </p>
    </div>
  )
}
