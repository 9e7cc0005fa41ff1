import { Select } from '@deckle/ui/choices/select.tsx'
import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { nameOf } from '../../../people/name-of.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'
import { facetsQuery, personQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'

interface IdField {
  readonly value: string | undefined
  readonly onChange: (id: string | undefined) => void
  readonly error?: string | undefined
}

const none = 'none'

/** Everyone below a person. */
export function BranchField({ value, onChange, error }: IdField) {
  const words = useWords('course-learners')
  const manager = useQuery({ ...personQuery(value ?? ''), enabled: value !== undefined })
  const name = value !== undefined && manager.data ? nameOf(manager.data) : undefined
  return (
    <PersonPicker
      key={value}
      label={words('filter.branch')}
      description={name && words('filter.branchOf', { name })}
      error={error}
      onPick={(person) => person && onChange(person.id)}
    />
  )
}

/** One of the client's tags of people. */
export function TagField({ value, onChange, error }: IdField) {
  const words = useWords('course-learners')
  const { data, error: failure, refetch, isFetching } = useQuery(facetsQuery)
  if (!data && failure) return <LoadError error={failure} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <Select
      label={words('filter.tag')}
      value={value ?? none}
      onChange={(id) => onChange(id === none ? undefined : id)}
      {...(error !== undefined && { error })}
      options={[
        { id: none, label: words('filter.any') },
        ...(data?.tags ?? []).map(({ id, name }) => ({ id, label: name })),
      ]}
    />
  )
}
