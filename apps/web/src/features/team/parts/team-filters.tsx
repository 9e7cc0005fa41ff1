import { teamFilters } from '@deckle/core/learning/lists.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useWords } from '../../../words/use-words.ts'
import { sortOf, sortsOf, type TeamUrl } from '../url-state.ts'

interface FiltersProps {
  readonly url: TeamUrl
  readonly setUrl: (url: TeamUrl) => void
}

export function TeamFilters({ url, setUrl }: FiltersProps) {
  const words = useWords('team')
  return (
    <div className="flex flex-wrap items-end gap-2">
      <UrlSearch
        label={words('search')}
        value={url.q}
        onChange={(q) => setUrl({ ...url, q })}
        className="w-64 phone:w-full"
      />
      <Select
        label={words('show.label')}
        hideLabel
        value={url.show ?? 'late'}
        onChange={(show) => setUrl({ ...url, show: show === 'late' ? undefined : show })}
        options={teamFilters.map((id) => ({ id, label: words(`show.${id}`) }))}
        className="w-48 phone:w-auto phone:flex-1"
      />
      <Select
        label={words('sort.label')}
        hideLabel
        value={sortOf(url)}
        onChange={(sort) => setUrl({ ...url, sort })}
        options={sortsOf(url.show).map((id) => ({ id, label: words(`sort.${id}`) }))}
        className="w-48 phone:w-auto phone:flex-1"
      />
      <div className="ms-auto w-64 phone:ms-0 phone:w-full">
        <PersonPicker
          key={url.node}
          label={words('node')}
          onPick={(person) => person && setUrl({ node: person.id, show: url.show })}
        />
      </div>
    </div>
  )
}
