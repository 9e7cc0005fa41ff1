import type { ShownArticle } from '@deckle/contract/articles.ts'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Link } from '@tanstack/react-router'
import { useCategoryName } from '../../../articles/use-category-name.ts'
import { posterUrl } from '../../../deck/media-url.ts'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { PersonLink } from '../../../people/person-link.tsx'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { ArticleActs } from './article-acts.tsx'

const link = 'rounded-sm text-brand-text underline underline-offset-3 touch:py-2'

/** Category, title, who wrote it and when, what can be done with it, and its cover. */
export function ArticleHead({ article }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  const categoryName = useCategoryName()
  const { title, subtitle, category, language, cover, translations } = article
  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-col gap-2">
        {category && (
          <Link to="/articles" search={{ category: category.slug }} className={`w-fit text-sm ${link}`}>
            {categoryName(category)}
          </Link>
        )}
        <h1 lang={language} className="text-xl font-strong wrap-anywhere [&:lang(hi)]:leading-10">
          {title}
        </h1>
        {subtitle && (
          <p lang={language} className="text-lg text-muted wrap-anywhere">
            {subtitle}
          </p>
        )}
      </div>
      <Byline article={article} />
      {translations.length > 0 && (
        <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-muted">
          {t('show.languages')}
          {translations.map((other) => (
            <Link
              key={other.id}
              to="/articles/$id/show"
              params={{ id: other.id }}
              lang={other.language}
              hrefLang={other.language}
              title={other.title}
              className={link}
            >
              {ownName(other.language)}
            </Link>
          ))}
        </p>
      )}
      <ArticleActs article={article} />
      {cover.id !== '' && (
        <img
          src={posterUrl(cover.id, 1080)}
          srcSet={[320, 640, 1080, 1600].map((width) => `${posterUrl(cover.id, width)} ${width}w`).join(', ')}
          sizes="(max-width: 720px) 100vw, 672px"
          alt={cover.alt}
          fetchPriority="high"
          className="aspect-video w-full rounded-lg bg-hover object-cover"
        />
      )}
    </header>
  )
}

function Byline({ article }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  const format = useFormatter()
  const { author, publish_at, updatedAt, minutes, views } = article
  const day = (iso: string) => format.dateTime(new Date(iso), { day: 'numeric', month: 'long', year: 'numeric' })
  const isChanged = day(updatedAt) !== day(publish_at) && updatedAt > publish_at
  return (
    <div className="flex items-center gap-3 text-sm">
      <Avatar name={author.name} src={author.image && pictureAddress(author.image, 160)} />
      <div className="min-w-0">
        <PersonLink id={author.id} className="font-strong wrap-anywhere">
          {author.name}
        </PersonLink>
        <p className="text-muted">
          {[
            day(publish_at),
            t('card.minutes', { count: minutes }),
            isChanged && t('show.updated', { date: day(updatedAt) }),
            views > 0 && t('show.views', { count: views }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
    </div>
  )
}

/** A language as its readers call it. */
const ownName = (language: string): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
