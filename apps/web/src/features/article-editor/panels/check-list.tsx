import { type ArticleProblem, problemsOfArticle } from '@deckle/core/article/problems.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import { useMemo } from 'react'
import { useArticleCategories } from '../../../blog/use-article-categories.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleContent } from '../article-context.ts'
import { goToProblem } from './go-to-problem.ts'
import type { Problem } from './problem.ts'

/** Errors first. */
export function useProblems(): readonly ArticleProblem[] {
  const content = useArticleContent()
  const { article } = useArticle()
  const templates = useQuery({ ...templateTextQuery, enabled: article.template_id !== null }).data
  const categories = useArticleCategories()
  return useMemo(() => {
    const slug = categories.find(({ id }) => id === content.category)?.slug ?? null
    const problems = [...problemsOfArticle(content, slug), ...(templates?.problemsOfTemplateText(content.body) ?? [])]
    return problems.toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'))
  }, [content, categories, templates])
}

const templateTextQuery = queryOptions({
  queryKey: queryKeys('articles').report('template-text'),
  queryFn: () => import('@deckle/core/article/template-text.ts'),
  staleTime: Infinity,
})

/** What is to be looked at before publishing, each a click from its place. */
export function CheckList({ refused = [], onGo }: { refused?: readonly Problem[]; onGo?: () => void }) {
  const t = useWords('article-editor')
  const { store } = useArticle()
  const problems: readonly Problem[] = [...refused, ...useProblems()]
  if (problems.length === 0)
    return (
      <p className="flex items-center gap-2 pt-4 text-sm">
        <CircleCheck aria-hidden="true" className="size-5 text-success-text" />
        {t('check.ready')}
      </p>
    )
  return (
    <ul aria-label={t('check.label')} className="flex flex-col divide-y divide-line pt-2">
      {problems.map((problem, at) => (
        <li key={`${problem.code} ${problem.blockId} ${at}`} className="flex min-h-11 items-center gap-3 py-1.5">
          {problem.severity === 'error' ? (
            <CircleX role="img" aria-label={t('check.error')} className="size-5 shrink-0 text-danger-text" />
          ) : (
            <TriangleAlert role="img" aria-label={t('check.warning')} className="size-5 shrink-0 text-warning-text" />
          )}
          <span className="min-w-0 flex-1 text-sm">{t(`problems.${problem.code}`)}</span>
          <Button
            size="sm"
            variant="quiet"
            aria-label={t('check.showOf', { problem: t(`problems.${problem.code}`) })}
            onPress={() => {
              onGo?.()
              requestAnimationFrame(() => goToProblem(store.editor, problem))
            }}
          >
            {t('check.show')}
          </Button>
        </li>
      ))}
    </ul>
  )
}
