import { daysLeft } from '@deckle/core/second-factor/policy.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { ShieldAlert } from 'lucide-react'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useNow, useWords } from '../../../words/use-words.ts'

/** While the days for setting up a second factor run. It can't be dismissed. */
export function FactorNotice() {
  const words = useWords('factors')
  const now = useNow()
  const { second_factor, branding } = useUser()
  if (!second_factor?.due) return null
  const days = daysLeft(Date.parse(second_factor.due), now.getTime())
  return (
    <section
      aria-label={words('title')}
      className="flex min-h-12 items-center gap-3 border-b border-line bg-warning-soft px-4 py-1.5 text-sm text-ink"
    >
      <ShieldAlert aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
      <p className="min-w-0 flex-1 wrap-anywhere">{words('notice', { name: branding.name, days })}</p>
      <LinkButton href="/account?tab=security" size="sm" className="shrink-0">
        {words('noticeAction')}
      </LinkButton>
    </section>
  )
}
