import { Button } from '@deckle/ui/actions/button.tsx'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useDetailText } from '../../../people/use-detail-text.ts'
import { facetsQuery, personQuery } from '../../../people/queries.ts'
import { activeFilters, type FilterName, type PeopleUrl, withoutFilter, withoutFilters } from '../url-state.ts'

interface ChipsProps {
  readonly url: PeopleUrl
  readonly setUrl: SetUrlState<PeopleUrl>
}

/** What the list is filtered by; pressing one takes it away. */
export function FilterChips({ url, setUrl }: ChipsProps) {
  const words = useWords('people')
  const names = activeFilters(url)
  if (names.length === 0) return null
  return (
    <ul className="flex flex-wrap items-center gap-2">
      {names.map((name) => (
        <li key={name}>
          <Chip url={url} name={name} onRemove={() => setUrl(withoutFilter(url, name))} />
        </li>
      ))}
      <li>
        <Button size="sm" variant="quiet" onPress={() => setUrl({ ...withoutFilters(url), q: url.q })}>
          {words('filter.clear')}
        </Button>
      </li>
    </ul>
  )
}

function Chip({ url, name, onRemove }: { url: PeopleUrl; name: FilterName; onRemove: () => void }) {
  const words = useWords('people')
  const text = useChipText(url, name)
  return (
    <Button
      size="sm"
      aria-label={words('filter.remove', { name: text })}
      onPress={onRemove}
      className="max-w-72 rounded-full"
    >
      <span className="truncate">{text}</span>
      <X aria-hidden="true" className="size-3.5 shrink-0" />
    </Button>
  )
}

function useChipText(
  { status, license, ends, manager, branch, tag, field, value, seen, factor }: PeopleUrl,
  name: FilterName,
): string {
  const words = useWords('people')
  const { data: facets } = useQuery({ ...facetsQuery, enabled: name === 'tag' || name === 'field' })
  const detail = useDetailText()
  const { data: person } = useQuery({ ...personQuery(manager ?? ''), enabled: name === 'manager' })
  switch (name) {
    case 'status':
      return words('chip.status', { value: words(`statuses.${status ?? 'active'}`) })
    case 'license':
      return words('chip.license', { value: license ? words(`licenses.${license}`) : '' })
    case 'ends':
      return words('chip.ends', { value: words(`ends.${ends ?? 'none'}`) })
    case 'manager':
      return words(branch ? 'chip.branch' : 'chip.manager', { value: person ? nameOf(person) : '…' })
    case 'tag':
      return words('chip.tag', { value: facets?.tags.find(({ id }) => id === tag)?.name ?? '…' })
    case 'field':
      return value
        ? words('chip.field', {
            name: field ?? '',
            value: detail(facets?.fields.find((one) => one.name === field)?.kind, value),
          })
        : words('chip.hasField', { name: field ?? '' })
    case 'factor':
      return words('chip.factor', { value: words(`factor.${factor ?? 'none'}`) })
    case 'seen':
      return words('chip.seen', {
        value: seen === 'never' ? words('filter.never') : words('filter.seenIn', { days: seen ?? '' }),
      })
  }
}
