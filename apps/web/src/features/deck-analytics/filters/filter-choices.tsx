import { may } from '@deckle/core/access/access.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useDeviceName } from '../../../figures/device-name.ts'
import { devices, type Filters } from '../../../figures/filters.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { topSourcesQuery } from '../queries.ts'

const ALL = 'all'

interface FilterChoicesProps {
  readonly deckId: string
  readonly filters: Filters
  readonly setFilters: (filters: Filters) => void
}

/** By source, device and team. */
export function FilterChoices({ deckId, filters, setFilters }: FilterChoicesProps) {
  const t = useWords('analytics')
  const deviceName = useDeviceName()
  const { place } = useSourceWords()
  const sources = useQuery(topSourcesQuery(deckId, {})).data ?? []
  const canPick = may(actorOf(useUser()), 'user.list')
  const names = [
    ...new Set([...sources.map(({ source }) => source), ...(filters.source ? [filters.source] : [])]),
  ].filter(Boolean)
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('sources.source')}
        value={filters.source ?? ALL}
        onChange={(next) => setFilters({ ...filters, source: next === ALL ? undefined : next })}
        options={[
          { id: ALL, label: t('filters.allSources') },
          ...names.map((source) => ({ id: source, label: place({ source, medium: '', campaign: '' }) })),
        ]}
      />
      <Select
        label={t('devices.device')}
        value={filters.device ?? ALL}
        onChange={(next) => setFilters({ ...filters, device: devices.find((one) => one === next) })}
        options={[{ id: ALL, label: t('filters.allDevices') }, ...devices.map((id) => ({ id, label: deviceName(id) }))]}
      />
      {canPick && (
        <PersonPicker
          label={t('filters.team')}
          description={t('filters.teamText')}
          onPick={(person) => person && setFilters({ ...filters, team: person.id })}
        />
      )}
    </div>
  )
}
