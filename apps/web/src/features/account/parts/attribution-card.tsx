import { type AttributionMode, attributionModes } from '@deckle/core/attribution/attribution.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

const attributionQuery = queryOptions({
  queryKey: queryKeys('attribution').one('own'),
  queryFn: async ({ signal }) => (await api.attribution.show({ signal })).attribution,
})

/** Whether visitors of the organisation's public pages are followed. */
export function AttributionCard() {
  const words = useWords('account')
  const { data, error, refetch, isFetching } = useQuery(attributionQuery)
  const save = useAction({
    call: (mode: AttributionMode) => api.attribution.update({ body: { mode } }),
    invalidates: [queryKeys('attribution').all],
    onDone: () => toast({ title: words('saved'), tone: 'success' }),
  })
  return (
    <Card title={words('attribution.title')} description={words('attribution.text')}>
      {data ? (
        <RadioGroup<AttributionMode>
          label={words('attribution.title')}
          hideLabel
          value={data.mode}
          isDisabled={save.isPending}
          onChange={(mode) => void save.run(mode)}
          options={attributionModes.map((id) => ({
            id,
            label: words(`attribution.${id}.label`),
            description: words(`attribution.${id}.text`),
          }))}
        />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={3} />
      )}
    </Card>
  )
}
