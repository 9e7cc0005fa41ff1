import type { Article } from '@deckle/contract/articles.ts'
import { useState } from 'react'
import { useNow } from '../../../words/use-words.ts'
import { useArticle, useArticleState } from '../article-context.ts'
import type { Choice } from './use-publishing.ts'

/** What is chosen for the article, and what of it can't be. Where only times of a published one change, its text stays. */
export function usePlan() {
  const now = useNow().getTime()
  const { article } = useArticle()
  const hasNews = useArticleState(({ save }) => save.state !== 'saved') || article.publication?.outdated === true
  const [chosen, setChoice] = useState<Choice | null>(null)
  const [publishAt, setPublishAt] = useState(article.status === 'scheduled' ? article.publish_at : null)
  const [unpublishAt, setUnpublishAt] = useState(article.unpublish_at)
  const isMoved = unpublishAt !== article.unpublish_at
  const choice = chosen ?? usualChoice(article, isMoved || !hasNews)
  const isPublishing = choice === 'now' || choice === 'scheduled'
  const isStaying = isPublishing || choice === 'times'
  const comesAt = choice === 'scheduled' && publishAt !== null ? Date.parse(publishAt) : now
  return {
    choice,
    setChoice,
    publishAt,
    setPublishAt,
    unpublishAt,
    setUnpublishAt,
    isPublishing,
    isStaying,
    isMissing: choice === 'scheduled' ? publishAt === null : choice === 'times' && !isMoved,
    isLate: choice === 'scheduled' && publishAt !== null && comesAt <= now,
    isBackwards: isStaying && unpublishAt !== null && Date.parse(unpublishAt) <= comesAt,
  }
}

function usualChoice({ status }: Article, isTextTheSame: boolean): Choice {
  if (status === 'published' && isTextTheSame) return 'times'
  return status === 'scheduled' ? 'scheduled' : 'now'
}

export const choicesFor = ({ status }: Article): readonly Choice[] => [
  ...(status === 'published' ? (['times'] as const) : []),
  'now',
  'scheduled',
  ...(status === 'draft' ? [] : (['draft'] as const)),
  ...(status === 'archived' ? [] : (['archived'] as const)),
]
