import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, ChevronRight, Mail, Palette, UserPlus } from 'lucide-react'
import { LoadFailed } from '../../../lib/errors/load-failed.tsx'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { setUpQuery } from '../queries.ts'

const steps = [
  { name: 'client', to: '/admin', search: { tab: 'clients', create: true }, icon: Building2 },
  { name: 'people', to: '/people', search: {}, icon: UserPlus },
  { name: 'brand', to: '/account', search: { tab: 'branding' }, icon: Palette },
  { name: 'mail', to: '/admin', search: { tab: 'outbox' }, icon: Mail },
] as const

/** What an empty installation, or client, still lacks besides a deck; a step is gone once it is done. */
export function SetUpSteps({ isOperator }: { isOperator: boolean }) {
  const words = useWords('dashboard')
  const { branding } = useUser()
  const { data, error, refetch, isFetching } = useQuery(setUpQuery(isOperator))
  if (!data)
    return error ? (
      <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
    ) : (
      <SkeletonFrame>
        <SkeletonBlock className="h-64 w-full max-w-lg" />
      </SkeletonFrame>
    )
  const isDone = {
    client: data.hasClient || !isOperator,
    people: data.hasPerson,
    brand: isOperator ? branding.name !== 'Deckle' : branding.logo !== '' || data.hasPerson,
    mail: data.hasPerson || !isOperator,
  }
  const left = steps.filter((step) => !isDone[step.name])
  if (left.length === 0) return null
  return (
    <ul aria-label={words('setUp.list')} className="flex w-full max-w-lg flex-col gap-2 pb-6 phone:px-4">
      {left.map(({ name: step, to, search, icon: Icon }) => (
        <li key={step}>
          <Link
            to={to}
            search={search}
            className="flex items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 hover:border-edge focus-visible:outline-2 focus-visible:outline-brand-edge"
          >
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 stroke-[1.5] text-muted" />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block font-strong">{words(`setUp.steps.${step}.title`)}</span>
              <span className="block text-muted">{words(`setUp.steps.${step}.text`)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
          </Link>
        </li>
      ))}
    </ul>
  )
}
