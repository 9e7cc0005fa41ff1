import { hasReach } from '@deckle/core/access/access.ts'
import { courseLevels } from '@deckle/core/course/course.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { LayoutGrid, List } from 'lucide-react'
import { useCategoryOptions } from '../../../course/category-options.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { TagFilter } from '../../../tags/tag-filter.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type CoursesUrl, isFiltered, owners, sorts, statuses } from '../url-state.ts'

export function Filters({ url, setUrl }: { url: CoursesUrl; setUrl: SetUrlState<CoursesUrl> }) {
  const t = useWords('courses')
  const course = useWords('course')
  const deck = useWords('deck')
  const categories = useCategoryOptions()
  const actor = actorOf(useUser())
  const seesOthers = hasReach(actor, 'course.read', 'branch') || hasReach(actor, 'course.read', 'client')
  const choose = (change: Partial<CoursesUrl>) => setUrl({ ...url, ...change }, { replace: false })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch label={t('filters.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
      {(categories.length > 0 || url.category !== undefined) && (
        <Choice<string>
          label={t('filters.category')}
          any={t('filters.anyCategory')}
          value={url.category}
          options={categories}
          onChange={(category) => choose({ category })}
        />
      )}
      <Choice
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        value={url.status}
        options={statuses.map((id) => ({ id, label: t(`filters.${id}`) }))}
        onChange={(status) => choose({ status })}
      />
      <Choice
        label={t('filters.level')}
        any={t('filters.anyLevel')}
        value={url.level}
        options={courseLevels.map((id) => ({ id, label: course(`levels.${id}`) }))}
        onChange={(level) => choose({ level })}
      />
      <Choice
        label={t('filters.language')}
        any={t('filters.anyLanguage')}
        value={url.language}
        options={languages.map((id) => ({ id, label: deck(`languages.${id}`) }))}
        onChange={(language) => choose({ language })}
      />
      <Choice
        label={t('filters.owner')}
        any={t(seesOthers ? 'filters.anyone' : 'filters.mineAndShared')}
        value={url.owner}
        options={owners.map((id) => ({ id, label: t(`filters.${id}`) }))}
        onChange={(owner) => choose({ owner })}
      />
      <Select
        label={t('filters.sort')}
        hideLabel
        value={url.sort ?? 'updated'}
        onChange={(sort) => choose({ sort: sort === 'updated' ? undefined : sort })}
        options={sorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
        className={width}
      />
      <TagFilter
        kind="content"
        value={url.tag}
        onChange={(tag) => choose({ tag })}
        className="w-32 phone:w-[calc(50%-0.25rem)]"
      />
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => setUrl({ sort: url.sort, view: url.view })}>
          {t('filters.clear')}
        </Button>
      )}
      <ToggleGroup
        className="ms-auto"
        label={t('view.label')}
        value={url.view ?? 'grid'}
        onChange={(view) => setUrl({ ...url, view: view === 'list' ? 'list' : undefined })}
        options={[
          { id: 'grid', label: t('view.grid'), icon: <LayoutGrid />, hideLabel: true },
          { id: 'list', label: t('view.list'), icon: <List />, hideLabel: true },
        ]}
      />
    </div>
  )
}

const width = 'w-40 phone:w-[calc(50%-0.25rem)]'

interface ChoiceProps<Id extends string> {
  readonly label: string
  /** Label of the choice that filters nothing. */
  readonly any: string
  readonly value: Id | undefined
  readonly options: readonly { readonly id: Id; readonly label: string }[]
  readonly onChange: (value: Id | undefined) => void
}

function Choice<Id extends string>({ label, any, value, options, onChange }: ChoiceProps<Id>) {
  return (
    <Select<Id | 'any'>
      label={label}
      hideLabel
      value={value ?? 'any'}
      onChange={(id) => onChange(id === 'any' ? undefined : id)}
      options={[{ id: 'any', label: any }, ...options]}
      className={width}
    />
  )
}
