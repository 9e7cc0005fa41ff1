import { hasReach } from '@deckle/core/access/access.ts'
import { languages } from '@deckle/core/deck/deck.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Select } from '@deckle/ui/choices/select.tsx'
import { useArticleCategories } from '../../../blog/use-article-categories.ts'
import { actorOf } from '../../../lib/session/actor-of.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { UrlSearch } from '../../../lib/url/url-search.tsx'
import type { SetUrlState } from '../../../lib/url/use-url-state.ts'
import { TagFilter } from '../../../tags/tag-filter.tsx'
import { useWords } from '../../../words/use-words.ts'
import { type BloggingUrl, isFiltered, owners, sorts, statuses } from '../url-state.ts'

export function Filters({ url, setUrl }: { url: BloggingUrl; setUrl: SetUrlState<BloggingUrl> }) {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const deck = useWords('deck')
  const categories = useArticleCategories()
  const actor = actorOf(useUser())
  const seesOthers = hasReach(actor, 'article.edit', 'branch') || hasReach(actor, 'article.edit', 'client')
  const choose = (change: Partial<BloggingUrl>) => setUrl({ ...url, ...change }, { replace: false })
  return (
    <div className="flex flex-wrap items-center gap-2">
      <UrlSearch label={t('filters.search')} value={url.q} onChange={(q) => setUrl({ ...url, q })} />
      <Choice
        label={t('filters.status')}
        any={t('filters.anyStatus')}
        value={url.status}
        options={statuses.map((id) => ({ id, label: id === 'bin' ? t('filters.bin') : articles(`status.${id}`) }))}
        onChange={(status) => choose({ status })}
      />
      <Choice<string>
        label={t('filters.category')}
        any={t('filters.anyCategory')}
        value={url.category}
        options={categories.map(({ slug, label }) => ({ id: slug, label }))}
        onChange={(category) => choose({ category })}
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
      <TagFilter
        kind="content"
        value={url.tag}
        onChange={(tag) => choose({ tag })}
        className="w-32 phone:w-[calc(50%-0.25rem)]"
      />
      {url.tab === undefined && (
        <Select
          label={t('filters.sort')}
          hideLabel
          value={url.sort ?? 'updated'}
          onChange={(sort) => choose({ sort: sort === 'updated' ? undefined : sort })}
          options={sorts.map((id) => ({ id, label: t(`sort.${id}`) }))}
          className={width}
        />
      )}
      {isFiltered(url) && (
        <Button variant="quiet" onPress={() => setUrl({ sort: url.sort, tab: url.tab, month: url.month })}>
          {t('filters.clear')}
        </Button>
      )}
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
