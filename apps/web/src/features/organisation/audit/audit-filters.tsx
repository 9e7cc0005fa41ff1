import { type ClientAuditKind, clientAuditKinds } from '@deckle/core/audit/audit.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { LazyDateRange } from '../../../lib/form/lazy-date-range.tsx'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { useWords } from '../../../words/use-words.ts'
import type { OrganisationUrl } from '../url-state.ts'
import { isFiltered } from './queries.ts'

interface AuditFiltersProps {
  readonly url: OrganisationUrl
  readonly onChange: (url: OrganisationUrl) => void
}

export function AuditFilters({ url, onChange }: AuditFiltersProps) {
  const words = useWords('organisation')
  const kinds = useWords('audit')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select<ClientAuditKind | 'all'>
        label={words('audit.kind')}
        value={url.kind ?? 'all'}
        onChange={(kind) => onChange({ ...url, kind: kind === 'all' ? undefined : kind })}
        options={[
          { id: 'all', label: words('audit.allKinds') },
          ...clientAuditKinds.map((id) => ({ id, label: kinds(`kinds.${id}`) })),
        ]}
        className="w-56 phone:w-full"
      />
      <LazyDateRange
        label={words('audit.days')}
        value={url.from && url.to ? { start: url.from, end: url.to } : null}
        onChange={(range) => onChange({ ...url, from: range?.start, to: range?.end })}
        className="w-72 phone:w-full"
      />
      <div className="w-64 phone:w-full">
        <PersonPicker
          label={words('audit.person')}
          personId={url.person}
          onPick={(person) => onChange({ ...url, person: person?.id })}
        />
      </div>
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => onChange({})}>
          {words('audit.clear')}
        </Button>
      )}
    </div>
  )
}
