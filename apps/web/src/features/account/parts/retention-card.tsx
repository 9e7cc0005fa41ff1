import { type Retention, RETENTION_COUNT } from '@deckle/contract/retention.ts'
import { retentionChoices } from '@deckle/core/client/retention.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

const retentionQuery = queryOptions({
  queryKey: queryKeys('retention').one('own'),
  queryFn: async ({ signal }) => (await api.retention.show({ signal })).retention,
})

type Part = Exclude<keyof Retention, 'audit_days'>
const parts = ['answers_days', 'leads_days'] as const satisfies readonly Part[]

/** A part and the days that it was set to; null for ever. */
interface Change {
  readonly part: Part
  readonly days: number | null
}

/** How long the organisation keeps what its audience left. A shorter time is confirmed first: what goes is gone. */
export function RetentionCard() {
  const words = useWords('account')
  const { data, error, refetch, isFetching } = useQuery(retentionQuery)
  const [asked, ask] = useState<Change | null>(null)
  const save = useSave()
  const choose = ({ part, days }: Change, present: number | null) => {
    if (days !== null && (present === null || days < present)) ask({ part, days })
    else void save.run({ part, days })
  }
  return (
    <Card title={words('retention.title')} description={words('retention.text')}>
      {data ? (
        <div className="flex max-w-sm flex-col gap-4">
          {parts.map((part) => (
            <DaysSelect
              key={part}
              part={part}
              days={data[part]}
              onChange={(days) => choose({ part, days }, data[part])}
            />
          ))}
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={2} />
      )}
      {asked && <ConfirmDialog change={asked} onClose={() => ask(null)} />}
    </Card>
  )
}

interface DaysSelectProps {
  readonly part: Part
  readonly days: number | null
  readonly onChange: (days: number | null) => void
}

function DaysSelect({ part, days, onChange }: DaysSelectProps) {
  const words = useWords('account')
  const all = new Set<number>([...retentionChoices, ...(days === null ? [] : [days])])
  const options = [
    { id: 'ever', label: words('retention.ever') },
    ...[...all]
      .toSorted((one, other) => one - other)
      .map((one) => ({ id: String(one), label: words('retention.days', { days: String(one) }) })),
  ]
  return (
    <Select
      label={words(`retention.${part}.label`)}
      description={words(`retention.${part}.text`)}
      options={options}
      value={days === null ? 'ever' : String(days)}
      onChange={(id) => onChange(id === 'ever' ? null : Number(id))}
    />
  )
}

function useSave() {
  const words = useWords('account')
  return useAction({
    call: ({ part, days }: Change) => api.retention.update({ body: { [part]: days } }),
    invalidates: [queryKeys('retention').all],
    onDone: () => toast({ title: words('saved'), tone: 'success' }),
  })
}

function ConfirmDialog({ change: { part, days }, onClose }: { readonly change: Change; readonly onClose: () => void }) {
  const words = useWords('account')
  const save = useSave()
  const confirm = async () => {
    if (await save.run({ part, days })) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={words(`retention.${part}.confirm`)}
      footer={
        <>
          <Button onPress={onClose}>{words('retention.cancel')}</Button>
          <Button variant="danger" onPress={() => void confirm()} isPending={save.isPending}>
            {words('retention.remove')}
          </Button>
        </>
      }
    >
      <p className="text-sm">{words(`retention.${part}.what`)}</p>
      <Affected part={part} days={days ?? 0} />
    </Dialog>
  )
}

/** How many would go now. */
function Affected({ part, days }: { readonly part: Part; readonly days: number }) {
  const words = useWords('account')
  const format = useFormatter()
  const { data, error } = useQuery({
    queryKey: queryKeys('retention').report('preview', { part, days }),
    queryFn: ({ signal }) => api.retention.preview({ query: { [part]: days }, signal }),
  })
  if (error) return null
  if (!data) return <Skeleton count={1} />
  const count = part === 'answers_days' ? data.attempts : data.leads
  const isMore = count > RETENTION_COUNT
  return (
    <p className="mt-2 text-sm font-strong">
      {words(isMore ? `retention.${part}.more` : `retention.${part}.count`, {
        count,
        shown: format.number(Math.min(count, RETENTION_COUNT)),
      })}
    </p>
  )
}
