import type { ShownArticle } from '@deckle/contract/articles.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, ArrowRight, Paperclip } from 'lucide-react'
import type { ReactNode } from 'react'
import { ArticleCard } from '../../../articles/article-card.tsx'
import { useBytes } from '../../../lib/use-bytes.ts'
import { useWords } from '../../../words/use-words.ts'

/** What stands below the text: files, tags, the neighbours in its category, related articles. */
export function AfterArticle({ article }: { readonly article: ShownArticle }) {
  return (
    <>
      <Attachments files={article.attachments} />
      <Tags tags={article.tags} />
      <Neighbours article={article} />
      <Related articles={article.related} />
    </>
  )
}

function Attachments({ files }: { readonly files: ShownArticle['attachments'] }) {
  const t = useWords('reading')
  const bytes = useBytes()
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files-title" className="flex flex-col gap-2">
      <h2 id="files-title" className="text-sm font-strong">
        {t('show.attachments')}
      </h2>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {files.map(({ id, name, url, bytes: size }) => (
          <li key={id}>
            <a
              href={url}
              download={name}
              className="flex items-center gap-2 px-4 py-2.5 text-sm text-ink no-underline hover:bg-hover focus-visible:-outline-offset-2"
            >
              <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
              <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
              <span className="shrink-0 text-xs text-muted">{bytes(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Tags({ tags }: Pick<ShownArticle, 'tags'>) {
  const t = useWords('reading')
  if (tags.length === 0) return null
  return (
    <ul aria-label={t('show.tags')} className="flex flex-wrap gap-1.5 print:hidden">
      {tags.map(({ id, name }) => (
        <li key={id}>
          <Link
            to="/articles"
            search={{ tags: name }}
            className="flex h-7 items-center rounded-full border border-line px-3 text-sm text-muted no-underline hover:border-edge hover:text-ink touch:h-11"
          >
            <bdi>{name}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  )
}

function Neighbours({ article: { previous, next } }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  if (!previous && !next) return null
  return (
    <nav aria-label={t('show.neighbours')} className="grid grid-cols-2 gap-3 phone:grid-cols-1 print:hidden">
      {previous && (
        <NeighbourLink of={previous}>
          <ArrowLeft aria-hidden="true" className="size-3.5 rtl:rotate-180" />
          {t('show.previous')}
        </NeighbourLink>
      )}
      {next && (
        <NeighbourLink of={next} isNext>
          {t('show.next')}
          <ArrowRight aria-hidden="true" className="size-3.5 rtl:rotate-180" />
        </NeighbourLink>
      )}
    </nav>
  )
}

function NeighbourLink({
  of: { id, title },
  isNext = false,
  children,
}: {
  readonly of: NonNullable<ShownArticle['next']>
  readonly isNext?: boolean
  readonly children: ReactNode
}) {
  return (
    <Link
      to="/articles/$id/show"
      params={{ id }}
      className={classNames(
        'flex flex-col gap-1 rounded-lg border border-line bg-surface p-3 text-sm text-ink no-underline hover:border-edge',
        isNext && 'col-start-2 items-end text-end phone:col-start-1',
      )}
    >
      <span className="flex items-center gap-1 text-xs text-muted">{children}</span>
      <span className="font-strong wrap-anywhere">{title}</span>
    </Link>
  )
}

function Related({ articles }: { readonly articles: ShownArticle['related'] }) {
  const t = useWords('reading')
  if (articles.length === 0) return null
  return (
    <section aria-labelledby="related-title" className="flex flex-col gap-3 print:hidden">
      <h2 id="related-title" className="text-md font-strong">
        {t('show.related')}
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(12rem,1fr))] gap-4 phone:grid-cols-1">
        {articles.map((each) => (
          <li key={each.id} className="flex min-w-0 flex-col">
            <ArticleCard article={each} level={3} />
          </li>
        ))}
      </ul>
    </section>
  )
}
