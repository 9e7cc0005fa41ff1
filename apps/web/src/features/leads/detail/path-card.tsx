import type { Lead, LeadStep } from '@deckle/contract/leads.ts'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { pathQuery } from '../queries.ts'

/** What the person looked at, and how they came: first, last, and each step with its time. */
export function PathCard({ lead }: { readonly lead: Lead }) {
  const t = useWords('lead')
  const { data, error, refetch, isFetching } = useQuery(pathQuery(lead.id))
  if (error && !data) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Card title={t('path.title')} {...(data && { description: <Summary lead={lead} steps={data} /> })}>
      {data ? <Steps steps={data} /> : <Skeleton count={3} />}
    </Card>
  )
}

function Summary({
  lead: { first_touch, last_touch },
  steps,
}: {
  readonly lead: Lead
  readonly steps: readonly LeadStep[]
}) {
  const t = useWords('lead')
  const count = (kind: LeadStep['kind']) =>
    new Set(steps.filter((step) => step.kind === kind).map(({ name }) => name)).size
  const by = (source: string | undefined) => source || t('facts.direct')
  return t('path.summary', {
    first: by(first_touch?.source),
    last: by(last_touch?.source),
    articles: count('article'),
    decks: count('play'),
  })
}

function Steps({ steps }: { readonly steps: readonly LeadStep[] }) {
  const t = useWords('lead')
  const format = useFormatter()
  const from = ({ source, medium, campaign }: LeadStep) =>
    [source || t('facts.direct'), medium, campaign].filter(Boolean).join(' · ')
  return (
    <ol className="flex flex-col gap-2 text-sm">
      {steps.map((step) => (
        <li key={step.id} className="flex flex-col">
          <span className="wrap-anywhere">{t(`path.${step.kind}`, { name: step.name || t('path.gone') })}</span>
          <span className="text-xs text-muted wrap-anywhere">
            {format.dateTime(new Date(step.at), { dateStyle: 'medium', timeStyle: 'short' })}
            {step.arrival && ` · ${t('path.from', { from: from(step) })}`}
          </span>
        </li>
      ))}
    </ol>
  )
}
