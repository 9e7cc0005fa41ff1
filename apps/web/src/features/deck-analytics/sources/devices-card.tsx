import { ErrorState } from '@deckle/ui/feedback/error-state.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeviceName } from '../../../figures/device-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { devices as known, filtersUrl } from '../../../figures/filters.ts'
import { useUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { devicesQuery } from '../queries.ts'
import { GroupCard } from './group-card.tsx'

/** On what the deck was played, and how it went there. */
export function DevicesCard({ deckId }: { readonly deckId: string }) {
  const t = useWords('analytics')
  const { percent } = useFigureFormat()
  const deviceName = useDeviceName()
  const [filters, setFilters] = useUrlState(filtersUrl)
  const devices = useQuery(devicesQuery(deckId, filters))
  if (devices.isError)
    return (
      <ErrorState level={3} onRetry={() => void devices.refetch()} isRetrying={devices.isRefetching}>
        {t('failed')}
      </ErrorState>
    )
  if (devices.isPending) return <SkeletonBlock className="h-40" />
  const [most] = devices.data
  const all = devices.data.reduce((sum, { starts }) => sum + starts, 0)
  return (
    <GroupCard
      title={t('devices.title')}
      of={t('devices.device')}
      finding={
        most
          ? t('devices.finding', { device: deviceName(most.device), share: percent((most.starts / all) * 100) })
          : t('devices.none')
      }
      groups={devices.data.map(({ device, ...figures }) => ({
        id: known.some((one) => one === device) ? device : null,
        name: deviceName(device),
        ...figures,
      }))}
      onFilter={(id) => setFilters({ ...filters, device: known.find((one) => one === id) })}
    />
  )
}
