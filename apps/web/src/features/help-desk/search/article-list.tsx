import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Link } from '@tanstack/react-router'
import { Card } from '@deckle/ui/layout/card.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useWords } from '../../../words/use-words.ts'
import { type ArticleId, articles, type ArticleTexts, audiences } from '../articles/article.ts'
import { type FoundArticle, highlight, searchArticles } from './search-articles.ts'

interface ArticleListProps {
  readonly texts: ArticleTexts
  readonly query: string
  readonly onClear: () => void
}

/** All articles by whom they are for; while something is typed, those that fit, best first. */
export function ArticleList({ texts, query, onClear }: ArticleListProps) {
  const words = useWords('help')
  if (isBlank(query)) return <AllArticles texts={texts} />
  const found = searchArticles(texts, query)
  return (
    <Card>
      <p role="status" className={classNames('text-sm', found.length === 0 ? 'font-strong' : 'mb-2 text-muted')}>
        {found.length === 0 ? words('search.none') : words('search.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="mb-1 text-sm text-muted">{words('search.noneText')}</p>}
      <ul className="flex flex-col">
        {found.map((one) => (
          <Found key={one.id} article={one} title={texts[one.id].title} query={query} />
        ))}
      </ul>
      <Button size="sm" variant="quiet" onPress={onClear} className="-ms-2.5 mt-2 touch:-ms-3">
        {words('search.clear')}
      </Button>
    </Card>
  )
}

function AllArticles({ texts }: Pick<ArticleListProps, 'texts'>) {
  const words = useWords('help')
  return (
    <div className="grid grid-cols-3 gap-4 narrow:grid-cols-1">
      {audiences.map((audience) => (
        <Card key={audience} title={words(`audiences.${audience}`)}>
          <ul className="flex flex-col gap-1">
            {articles
              .filter((one) => one.audience === audience)
              .map(({ id }) => (
                <li key={id}>
                  <ArticleLink id={id}>{texts[id].title}</ArticleLink>
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}

interface FoundProps {
  readonly article: FoundArticle
  readonly title: string
  readonly query: string
}

function Found({ article: { id, line }, title, query }: FoundProps) {
  return (
    <li className="border-t border-line py-2 first:border-t-0">
      <ArticleLink id={id}>
        <Highlighted text={title} query={query} />
      </ArticleLink>
      <p className="mt-0.5 line-clamp-2 text-sm text-muted">
        <Highlighted text={line} query={query} />
      </p>
    </li>
  )
}

const ArticleLink = ({ id, children }: { readonly id: ArticleId; readonly children: React.ReactNode }) => (
  <Link
    to={`/helpDesk/${id}`}
    className="inline-block rounded-sm text-sm text-brand-text underline decoration-1 underline-offset-3 hover:decoration-2 touch:py-2"
  >
    {children}
  </Link>
)

const Highlighted = ({ text, query }: { readonly text: string; readonly query: string }) =>
  highlight(text, query).map(({ text: part, isHit }, at) =>
    isHit ? (
      <mark key={at} className="rounded-sm bg-brand-soft text-on-brand-soft">
        {part}
      </mark>
    ) : (
      part
    ),
  )
