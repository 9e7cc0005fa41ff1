import type { ArticleContent } from '@deckle/core/article/article.ts'
import { wordDiff } from '@deckle/core/text/word-diff.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { useMemo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { type Change, compareArticles } from './compare.ts'

/** Word by word, block by block: what the draft has changed since. */
export function Comparison({ before, after }: { before: ArticleContent; after: ArticleContent }) {
  const t = useWords('article-editor')
  const changes = useMemo(() => compareArticles(before, after), [before, after])
  if (changes.length === 0) return <p className="text-sm text-muted">{t('versions.same')}</p>
  return (
    <ul aria-label={t('versions.changes')} className="flex max-w-3xl flex-col gap-3">
      {changes.map((change) => (
        <li key={change.key} className="rounded-md border border-line bg-surface p-3">
          <p className="mb-1 flex items-center gap-2 text-xs text-muted">
            {nameOf(t, change)}
            <Badge tone={tones[change.kind]}>{t(`versions.kind.${change.kind}`)}</Badge>
          </p>
          <ChangedText change={change} />
        </li>
      ))}
    </ul>
  )
}

const tones = { added: 'success', removed: 'danger', changed: 'neutral' } as const

function nameOf(t: ReturnType<typeof useWords<'article-editor'>>, { what }: Change): string {
  if (what === 'title' || what === 'subtitle') return t(what)
  return what === 'heading' ? t('versions.heading') : t(`blocks.${what}`)
}

function ChangedText({ change: { before, after } }: { change: Change }) {
  const t = useWords('article-editor')
  if (before === after) return <p className="text-sm text-muted">{t('versions.look')}</p>
  return (
    <p className="text-sm wrap-anywhere whitespace-pre-wrap">
      {wordDiff(before, after).map(({ kind, text }, at) =>
        kind === 'same' ? (
          <span key={at}>{text}</span>
        ) : kind === 'before' ? (
          <del key={at} className="rounded-xs bg-danger-soft text-danger-text">
            {text}
          </del>
        ) : (
          <ins key={at} className="rounded-xs bg-success-soft text-success-text no-underline">
            {text}
          </ins>
        ),
      )}
    </p>
  )
}
