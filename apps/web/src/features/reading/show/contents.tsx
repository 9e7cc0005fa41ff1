import type { ShownArticle } from '@deckle/contract/articles.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useWords } from '../../../words/use-words.ts'

interface ContentsProps extends Pick<ShownArticle, 'contents' | 'language'> {
  /** The anchor of the heading that is read under. */
  readonly current: string
  /** Above the text, to open; else beside it, on wide screens alone. */
  readonly folded?: boolean
}

export function Contents({ folded = false, ...list }: ContentsProps) {
  const t = useWords('reading')
  if (folded)
    return (
      <details className="rounded-lg border border-line bg-surface xl:hidden print:hidden phone:block">
        <summary className="cursor-pointer rounded-lg px-4 py-2.5 text-sm font-strong">{t('show.contents')}</summary>
        <nav aria-label={t('show.contents')} className="px-2 pb-2">
          <ContentsList {...list} />
        </nav>
      </details>
    )
  return (
    <nav
      aria-labelledby="contents-title"
      className="sticky top-18 hidden max-h-[calc(100dvh-6rem)] w-60 shrink-0 flex-col gap-2 self-start overflow-y-auto xl:flex phone:hidden print:hidden"
    >
      <h2 id="contents-title" className="px-2 text-xs font-strong text-muted">
        {t('show.contents')}
      </h2>
      <ContentsList {...list} />
    </nav>
  )
}

const indents: Readonly<Record<number, string>> = { 3: 'ps-5', 4: 'ps-8' }

function ContentsList({ contents, current, language }: Omit<ContentsProps, 'folded'>) {
  return (
    <ul lang={language}>
      {contents.map(({ anchor, text, level }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? 'location' : undefined}
            className={classNames(
              'block rounded-sm px-2 py-1 text-sm no-underline wrap-anywhere hover:bg-hover touch:py-3',
              indents[level],
              anchor === current ? 'font-strong text-brand-text' : 'text-muted',
            )}
          >
            {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
