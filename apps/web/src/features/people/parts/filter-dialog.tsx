import { isBlank } from '@deckle/core/text/is-blank.ts'
import { licenseTypes, may } from '@deckle/core/access/access.ts'
import { canonicalText } from '@deckle/core/people/detail-fault.ts'
import { detailPrefix } from '@deckle/core/people/person-condition.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { TextField } from '@deckle/ui/fields/text-field.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useQuery } from '@tanstack/react-query'
import { ListFilter } from 'lucide-react'
import { useState } from 'react'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { DetailInput } from '../../../people/detail-input.tsx'
import { type Facet, facetsQuery } from '../../../people/queries.ts'
import { endChoices, factorChoices, type PeopleUrl, seenChoices, withoutFilters } from '../url-state.ts'
import { PersonPicker } from '../../../people/person-picker.tsx'

interface FilterProps {
  readonly url: PeopleUrl
  readonly setUrl: SetUrlState<PeopleUrl>
}

/** Each choice takes effect in the list at once. */
export function FilterDialog({ url, setUrl }: FilterProps) {
  const words = useWords('people')
  return (
    <Dialog
      trigger={<Button icon={<ListFilter />}>{words('filter.open')}</Button>}
      title={words('filter.title')}
      footer={(close) => (
        <>
          <Button variant="quiet" onPress={() => setUrl({ ...withoutFilters(url), q: url.q })}>
            {words('filter.clear')}
          </Button>
          <Button variant="primary" onPress={close}>
            {words('filter.done')}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <PlainFilters url={url} setUrl={setUrl} />
        <ManagerFilter url={url} setUrl={setUrl} />
        <FacetFilters url={url} setUrl={setUrl} />
      </div>
    </Dialog>
  )
}

/** Id of the option that sets no filter. */
const noFilter = 'any'
const filterOf = <Choice extends string>(choice: Choice | typeof noFilter): Choice | undefined =>
  choice === noFilter ? undefined : choice

function PlainFilters({ url, setUrl }: FilterProps) {
  const words = useWords('people')
  const isAdmin = may(actorOf(useUser()), 'user.second_factor')
  return (
    <>
      <Select
        label={words('filter.status')}
        value={url.status ?? 'active'}
        onChange={(status) => setUrl({ ...url, status: status === 'active' ? undefined : status })}
        options={(['active', 'deactivated', 'bin'] as const).map((id) => ({ id, label: words(`statuses.${id}`) }))}
      />
      <Select
        label={words('filter.license')}
        value={url.license ?? noFilter}
        onChange={(license) => setUrl({ ...url, license: filterOf(license) })}
        options={[
          { id: noFilter, label: words('filter.any') },
          ...licenseTypes.map((id) => ({ id, label: words(`licenses.${id}`) })),
        ]}
      />
      <Select
        label={words('filter.ends')}
        value={url.ends ?? noFilter}
        onChange={(ends) => setUrl({ ...url, ends: filterOf(ends) })}
        options={[
          { id: noFilter, label: words('filter.any') },
          ...endChoices.map((id) => ({ id, label: words(`ends.${id}`) })),
        ]}
      />
      <Select
        label={words('filter.seen')}
        value={url.seen ?? noFilter}
        onChange={(seen) => setUrl({ ...url, seen: filterOf(seen) })}
        options={[
          { id: noFilter, label: words('filter.any') },
          ...seenChoices.map((id) => ({
            id,
            label: id === 'never' ? words('filter.never') : words('filter.seenIn', { days: id }),
          })),
        ]}
      />
      {isAdmin && (
        <Select
          label={words('filter.factor')}
          value={url.factor ?? noFilter}
          onChange={(factor) => setUrl({ ...url, factor: filterOf(factor) })}
          options={[
            { id: noFilter, label: words('filter.any') },
            ...factorChoices.map((id) => ({ id, label: words(`factor.${id}`) })),
          ]}
        />
      )}
    </>
  )
}

function ManagerFilter({ url, setUrl }: FilterProps) {
  const words = useWords('people')
  return (
    <div className="flex flex-col gap-2">
      <PersonPicker
        label={words('filter.manager')}
        personId={url.manager}
        onPick={(person) => setUrl({ ...url, manager: person?.id, ...(!person && { branch: undefined }) })}
      />
      {url.manager !== undefined && (
        <Checkbox
          label={words('filter.branch')}
          isSelected={url.branch === true}
          onChange={(isOn) => setUrl({ ...url, branch: isOn ? true : undefined })}
        />
      )}
    </div>
  )
}

function FacetFilters({ url, setUrl }: FilterProps) {
  const words = useWords('people')
  const { data, error, refetch, isFetching } = useQuery(facetsQuery)
  if (!data && error) return <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
  return (
    <>
      <Select
        label={words('filter.tag')}
        value={url.tag ?? noFilter}
        onChange={(tag) => setUrl({ ...url, tag: filterOf(tag) })}
        options={[
          { id: noFilter, label: words('filter.any') },
          ...(data?.tags ?? []).map(({ id, name }) => ({ id, label: name })),
        ]}
      />
      <FieldFilter url={url} setUrl={setUrl} fields={data?.fields ?? []} />
    </>
  )
}

const plainText = { kind: 'text', choices: [] } as const

/** Filters by one of the client's fields, or by any detail name if it has none. */
function FieldFilter({ url, setUrl, fields }: FilterProps & { readonly fields: readonly Facet[] }) {
  const words = useWords('people')
  const [value, setValue] = useState(url.value ?? '')
  const definition = fields.find(({ name }) => name === url.field) ?? plainText
  return (
    <div className="grid grid-cols-2 gap-3 phone:grid-cols-1">
      {fields.length > 0 ? (
        <Select
          label={words('filter.field')}
          value={url.field === undefined ? noFilter : detailPrefix + url.field}
          onChange={(id) => {
            setValue('')
            setUrl({ ...url, field: filterOf(id)?.slice(detailPrefix.length), value: undefined })
          }}
          options={[
            { id: noFilter, label: words('filter.any') },
            ...fields.map(({ name }) => ({ id: detailPrefix + name, label: name })),
          ]}
        />
      ) : (
        <TextField
          label={words('filter.field')}
          value={url.field ?? ''}
          onChange={(field) => setUrl({ ...url, field: field || undefined })}
        />
      )}
      <DetailInput
        definition={definition}
        label={words('filter.value')}
        description={words('filter.valueText')}
        isDisabled={!url.field}
        value={value}
        onChange={(next) => {
          setValue(next)
          const fit = canonicalText(definition, next)
          if (isBlank(next) || fit !== null) setUrl({ ...url, value: fit ?? undefined })
        }}
      />
    </div>
  )
}
