import { learnerSorts } from '@deckle/core/learning/lists.ts'
import { learnerStates } from '@deckle/core/learning/lists.ts'
import { may } from '@deckle/core/access/access.ts'
import { enrolmentSources } from '@deckle/core/learning/enrolment.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { ListFilter } from 'lucide-react'
import type { ReactNode } from 'react'
import { DayField } from '../../../lib/form/day-field.tsx'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { type LearnersUrl, unseenChoices, withoutFilters } from '../url-state.ts'
import { BranchField, TagField } from './people-fields.tsx'

interface FiltersProps {
  readonly url: LearnersUrl
  readonly setUrl: SetUrlState<LearnersUrl>
}

const any = 'any'

export function LearnerFilters({ url, setUrl, action }: FiltersProps & { readonly action: ReactNode }) {
  const words = useWords('course-learners')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch
        label={words('search')}
        value={url.q}
        onChange={(q) => setUrl({ ...url, q })}
        className="w-72 phone:w-full"
      />
      <Choice
        label={words('filter.status')}
        anyLabel={words('filter.anyStatus')}
        value={url.status}
        choices={learnerStates.map((id) => ({ id, label: words(`states.${id}`) }))}
        onChange={(status) => setUrl({ ...url, status })}
      />
      <MoreFilters url={url} setUrl={setUrl} />
      <Select
        label={words('sort.label')}
        hideLabel
        value={url.sort ?? 'newest'}
        onChange={(sort) => setUrl({ ...url, sort: sort === 'newest' ? undefined : sort })}
        options={learnerSorts.map((id) => ({ id, label: words(`sort.${id}`) }))}
        className="w-48 phone:w-auto phone:min-w-36 phone:flex-1"
      />
      <span className="ms-auto">{action}</span>
    </div>
  )
}

interface ChoiceProps<Id extends string> {
  readonly label: string
  readonly anyLabel: string
  readonly value: Id | undefined
  readonly choices: readonly { readonly id: Id; readonly label: string }[]
  readonly onChange: (value: Id | undefined) => void
  readonly shows?: boolean
}

function Choice<Id extends string>({ label, anyLabel, value, choices, onChange, shows = false }: ChoiceProps<Id>) {
  return (
    <Select<string>
      label={label}
      hideLabel={!shows}
      value={value ?? any}
      onChange={(id) => onChange(id === any ? undefined : (id as Id))}
      options={[{ id: any, label: anyLabel }, ...choices]}
      {...(!shows && { className: 'w-44 phone:w-auto phone:min-w-36 phone:flex-1' })}
    />
  )
}

function MoreFilters({ url, setUrl }: FiltersProps) {
  const words = useWords('course-learners')
  const listsPeople = may(actorOf(useUser()), 'user.list')
  return (
    <Dialog
      trigger={<Button icon={<ListFilter />}>{words('filter.open')}</Button>}
      title={words('filter.title')}
      footer={(close) => (
        <>
          <Button variant="quiet" onPress={() => setUrl(withoutFilters(url))}>
            {words('filter.clear')}
          </Button>
          <Button variant="primary" onPress={close}>
            {words('filter.done')}
          </Button>
        </>
      )}
    >
      <div className="flex flex-col gap-4">
        <Choice
          shows
          label={words('filter.source')}
          anyLabel={words('filter.any')}
          value={url.source}
          choices={enrolmentSources.map((id) => ({ id, label: words(`sources.${id}`) }))}
          onChange={(source) => setUrl({ ...url, source })}
        />
        {listsPeople && (
          <>
            <BranchField value={url.manager} onChange={(manager) => setUrl({ ...url, manager })} />
            <TagField value={url.tag} onChange={(tag) => setUrl({ ...url, tag })} />
          </>
        )}
        <DayField label={words('filter.due')} value={url.due} onChange={(due) => setUrl({ ...url, due })} />
        <Choice
          shows
          label={words('filter.unseen')}
          anyLabel={words('filter.any')}
          value={url.unseen}
          choices={unseenChoices.map((id) => ({ id, label: words('filter.unseenDays', { days: id }) }))}
          onChange={(unseen) => setUrl({ ...url, unseen })}
        />
      </div>
    </Dialog>
  )
}
