import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { clientQuery } from './client-query.ts'
import { timeZoneOptions } from './time-zone-options.ts'

/** Where a day of the organisation's figures begins. */
export function ReportingZoneCard() {
  const words = useWords('account')
  const { client } = useUser()
  const { data, error, refetch, isFetching } = useQuery(clientQuery(client))
  return (
    <Card title={words('reportingZone.title')} description={words('reportingZone.text')}>
      {data ? (
        <ReportingZone id={client} zone={data.reporting_zone} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={2} />
      )}
    </Card>
  )
}

/** Saved as soon as one is chosen. */
function ReportingZone({ id, zone }: { id: string; zone: string }) {
  const words = useWords('account')
  const options = useMemo(() => timeZoneOptions(zone), [zone])
  const save = useAction<string>({
    call: (reporting_zone) => api.clients.update({ params: { id }, body: { client: { reporting_zone } } }),
    invalidates: [queryKeys('clients').all, queryKeys('decks').all],
    onDone: () => toast({ title: words('reportingZone.saved'), tone: 'success' }),
  })
  return (
    <ComboBox<string>
      className="max-w-sm"
      label={words('reportingZone.label')}
      description={words('reportingZone.hint')}
      options={options}
      value={zone}
      onChange={(chosen) => {
        if (chosen !== null && chosen !== zone) void save.run(chosen)
      }}
    />
  )
}
