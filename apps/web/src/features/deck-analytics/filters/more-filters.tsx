import { may } from '@deckle/core/access/access.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Popover } from '@deckle/ui/overlays/popover.tsx'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useCountryName } from '../../../figures/country-name.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { devices, type Filters } from '../../../figures/filters.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { topSourcesQuery } from '../queries.ts'

const ALL = 'all'

/** Source, device and team, in a popover; what is chosen stands beside it, each with a cross. */
export function MoreFilters({ deckId, filters, setFilters }: MoreFiltersProps) {
  const t = useWords('analytics')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Popover
        label={t('filters.more')}
        placement="bottom start"
        trigger={<Button icon={<SlidersHorizontal />}>{t('filters.more')}</Button>}
        className="w-80"
      >
        <Choices deckId={deckId} filters={filters} setFilters={setFilters} />
      </Popover>
      <Chosen filters={filters} setFilters={setFilters} />
    </div>
  )
}

interface ChosenProps {
  readonly filters: Filters
  readonly setFilters: (filters: Filters) => void
}

interface MoreFiltersProps extends ChosenProps {
  readonly deckId: string
}

function Choices({ deckId, filters, setFilters }: MoreFiltersProps) {
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

function Chosen({ filters, setFilters }: ChosenProps) {
  const t = useWords('analytics')
  const deviceName = useDeviceName()
  const countryName = useCountryName()
  const { place } = useSourceWords()
  const labels = {
    source: (value: string) => place({ source: value, medium: '', campaign: '' }),
    device: deviceName,
    country: countryName,
    team: () => t('filters.oneTeam'),
  }
  const names = Object.keys(labels) as (keyof typeof labels)[]
  const chosen = names.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ id: name, label: labels[name](value) }]
  })
  return (
    <Chips
      label={t('filters.chosen')}
      items={chosen}
      onRemove={(name) => setFilters({ ...filters, [name]: undefined })}
    />
  )
}
