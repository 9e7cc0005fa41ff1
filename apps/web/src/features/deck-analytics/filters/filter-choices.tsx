import { may } from '@deckle/core/access/access.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { useCountryName } from '../../../figures/country-name.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { devices, type Filters } from '../../../figures/filters.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import { countriesQuery, topSourcesQuery } from '../queries.ts'

const ALL = ':all'
const UNKNOWN = ':unknown'
const written = (value: string | undefined): string => (value === undefined ? ALL : value === '' ? UNKNOWN : value)
const read = (id: string): string | undefined => (id === ALL ? undefined : id === UNKNOWN ? '' : id)

interface FilterChoicesProps {
  readonly deckId: string
  readonly filters: Filters
  readonly setFilters: (filters: Filters) => void
}

/** By source, device, country and team. */
export function FilterChoices({ deckId, filters, setFilters }: FilterChoicesProps) {
  const t = useWords('analytics')
  const deviceName = useDeviceName()
  const { place } = useSourceWords()
  const sources = useQuery(topSourcesQuery(deckId, {})).data ?? []
  const canPick = may(actorOf(useUser()), 'user.list')
  const names = new Set([
    ...sources.map(({ source }) => source),
    ...(filters.source === undefined ? [] : [filters.source]),
  ])
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('sources.source')}
        value={written(filters.source)}
        onChange={(next) => setFilters({ ...filters, source: read(next) })}
        options={[
          { id: ALL, label: t('filters.allSources') },
          ...[...names].map((source) => ({ id: written(source), label: place({ source, medium: '', campaign: '' }) })),
        ]}
      />
      <Select
        label={t('devices.device')}
        value={filters.device ?? ALL}
        onChange={(next) => setFilters({ ...filters, device: devices.find((one) => one === next) })}
        options={[{ id: ALL, label: t('filters.allDevices') }, ...devices.map((id) => ({ id, label: deviceName(id) }))]}
      />
      <Countries deckId={deckId} filters={filters} setFilters={setFilters} />
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

/** Nothing where the plan has no figures by country. */
function Countries({ deckId, filters, setFilters }: FilterChoicesProps) {
  const t = useWords('analytics')
  const countryName = useCountryName()
  const found = useQuery(countriesQuery(deckId, {})).data
  if (!found) return null
  const codes = new Set([
    ...found.map(({ country }) => country),
    ...(filters.country === undefined ? [] : [filters.country]),
  ])
  return (
    <Select
      label={t('countries.country')}
      value={written(filters.country)}
      onChange={(next) => setFilters({ ...filters, country: read(next) })}
      options={[
        { id: ALL, label: t('filters.allCountries') },
        ...[...codes].map((code) => ({
          id: written(code),
          label: code === '' ? t('countries.unknown') : countryName(code),
        })),
      ]}
    />
  )
}
