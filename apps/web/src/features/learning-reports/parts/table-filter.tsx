import { Select } from '@deckle/ui/choices/select.tsx'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import { useWords } from '../../../words/use-words.ts'

interface TableFilterProps<Id extends string> {
  readonly search: string | undefined
  readonly onSearch: (search: string | undefined) => void
  readonly label: string
  readonly value: Id
  readonly onChange: (value: Id) => void
  readonly options: readonly { readonly id: Id; readonly label: string }[]
}

/** Which people of a table are shown: by name, and by how they stand. */
export function TableFilter<Id extends string>({ search, onSearch, ...choice }: TableFilterProps<Id>) {
  const words = useWords('learning-reports')
  return (
    <div className="flex flex-wrap items-end gap-3">
      <UrlSearch label={words('search')} value={search} onChange={onSearch} />
      <Select<Id> {...choice} className="w-56 phone:w-full" />
    </div>
  )
}
