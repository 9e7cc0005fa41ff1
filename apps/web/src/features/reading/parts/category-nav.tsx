import type { Category } from '@deckle/contract/categories.ts'
import { useScrollToSelected } from '@deckle/ui/collections/use-scroll-to-selected.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bookmark } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useCategoryName } from '../../../articles/use-category-name.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ArticlesUrl, categoriesQuery } from '../queries.ts'

/** Where the list is now: all, popular, Hindi, the reading list, or one category. Built-in categories are shown at once. */
export function CategoryNav({ url }: { readonly url: ArticlesUrl }) {
  const t = useWords('reading')
  const categoryName = useCategoryName()
  const { data: categories = [] } = useQuery(categoriesQuery)
  const list = useRef<HTMLUListElement>(null)
  const current = currentOf(url)
  useScrollToSelected(list, '[aria-current=page]', current)
  return (
    <nav aria-label={t('choose')}>
      <ul
        ref={list}
        className="fades-out flex gap-1 overflow-x-auto overflow-y-hidden shadow-[inset_0_-1px_var(--line)] [scrollbar-width:thin]"
      >
        <NavLink search={{}} isCurrent={current === ''}>
          {t('all')}
        </NavLink>
        <NavLink search={{ tags: 'Popular' }} isCurrent={current === 'tags:popular'}>
          {t('popular')}
        </NavLink>
        <NavLink search={{ tags: 'Hindi' }} isCurrent={current === 'tags:hindi'}>
          {t('hindi')}
        </NavLink>
        <NavLink search={{ saved: '1' }} isCurrent={current === 'saved'}>
          <Bookmark aria-hidden="true" className="size-4 stroke-[1.75]" />
          {t('saved')}
        </NavLink>
        {shown(categories, url).map((category) => (
          <NavLink
            key={category.id}
            search={{ category: category.slug }}
            isCurrent={current === `category:${category.slug}`}
          >
            {categoryName(category)}
          </NavLink>
        ))}
      </ul>
    </nav>
  )
}

function NavLink({
  search,
  isCurrent,
  children,
}: {
  readonly search: Readonly<Record<string, string>>
  readonly isCurrent: boolean
  readonly children: ReactNode
}) {
  return (
    <li className="shrink-0">
      <Link
        to="/articles"
        search={search}
        activeProps={{}}
        aria-current={isCurrent ? 'page' : undefined}
        className={classNames(
          'flex h-9 items-center gap-1.5 border-b-2 px-2.5 text-sm no-underline transition-colors focus-visible:-outline-offset-2 touch:h-11',
          isCurrent ? 'border-brand-edge font-strong text-ink' : 'border-transparent text-muted hover:text-ink',
        )}
      >
        {children}
      </Link>
    </li>
  )
}

function currentOf({ category, tags, saved }: ArticlesUrl): string {
  if (saved) return 'saved'
  if (category) return `category:${category}`
  return tags ? `tags:${tags.toLowerCase()}` : ''
}

/** Categories that have articles, and the one that is looked at. `courses` has the published courses too. */
const shown = (categories: readonly Category[], { category }: ArticlesUrl): readonly Category[] =>
  categories.filter(({ slug, count }) => count > 0 || slug === category || slug === 'courses')
