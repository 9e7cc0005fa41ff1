import type { Article } from '@deckle/contract/articles.ts'
import type { ArticleStatus } from '@deckle/core/article/article.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { useArticle } from '../article-context.ts'

/** `times` leaves what readers get as it is. */
export type Choice = 'times' | 'now' | 'scheduled' | 'draft' | 'archived'

export interface Plan {
  readonly choice: Choice
  readonly publishAt: string | null
  readonly unpublishAt: string | null
}

export function usePublishing({ choice, publishAt, unpublishAt }: Plan, onClose: () => void) {
  const t = useWords('article-editor')
  const format = useFormatter()
  const { article, autosave, store, setArticle } = useArticle()
  const doneWords = ({ status, publish_at }: Article) =>
    status === 'scheduled' && publish_at !== null
      ? t('publish.done.scheduled', { when: format.dateTime(new Date(publish_at), shownMoment) })
      : t(`publish.done.${status === 'scheduled' ? 'published' : status}`)
  return useAction({
    call: async () => {
      const params = { id: article.id }
      if (choice === 'times') return api.articles.update({ params, body: { unpublish_at: unpublishAt } })
      store.content()
      const revision = await autosave.flush()
      if (revision === null) throw new Unsaved()
      const status: ArticleStatus = choice === 'now' ? 'published' : choice
      return api.articles.updateStatus({
        params,
        body: {
          revision,
          status,
          ...(choice === 'scheduled' && { publish_at: publishAt }),
          ...((choice === 'now' || choice === 'scheduled') && { unpublish_at: unpublishAt }),
        },
      })
    },
    onDone: (reply) => {
      setArticle(reply.article)
      toast({ tone: 'success', title: choice === 'times' ? t('publish.done.times') : doneWords(reply.article) })
      onClose()
    },
    failure: 'in place',
    invalidates: [queryKeys('articles').lists, queryKeys('licenses').all],
  })
}

const shownMoment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** The draft could not be saved before it was to be published. */
export class Unsaved extends Error {
  override readonly name = 'Unsaved'
}
