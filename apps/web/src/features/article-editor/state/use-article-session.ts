import type { Article } from '@deckle/contract/articles.ts'
import type { ArticleContent } from '@deckle/core/article/article.ts'
import { type ArticleConflict, mergeArticles } from '@deckle/core/article/merge.ts'
import { isSame } from '@deckle/core/document/tree.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { keepEditedArticle } from '../../../blog/stored-blog.ts'
import { api } from '../../../lib/api.ts'
import type { Autosave } from '../../../lib/draft/autosave.ts'
import type { Question } from '../../../lib/draft/autosave-types.ts'
import { connectSession } from '../../../lib/draft/connect-session.ts'
import { createDrafts } from '../../../lib/draft/drafts.ts'
import { createSend, type SaveCall } from '../../../lib/draft/send.ts'
import { type DocumentRules, type DraftSession, startSession } from '../../../lib/draft/session.ts'
import { announceTab, openTabs, tabId } from '../../../lib/draft/tab.ts'
import { browserDatabases } from '../../../lib/offline/open-database.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { useWords } from '../../../words/use-words.ts'
import { articleQuery } from '../queries.ts'
import { type ArticleStore, createArticleStore } from './article-store.ts'

const drafts = createDrafts<ArticleContent>(browserDatabases())

/** Milliseconds. Reading and copying a long article takes few: a killed tab loses the last word at most. */
const STORE_WITHIN = 50

const saveCall: SaveCall<ArticleContent> = {
  name: 'article',
  call: ({ params, body: { revision, content } }) => api.articles.update({ params, body: { ...content, revision } }),
  body: ({ revision, content }) => ({ ...content, revision }),
}

const rules: DocumentRules<ArticleContent, ArticleConflict> = {
  merge: (base, mine, theirs) => {
    const { merged, conflicts } = mergeArticles(base, mine, theirs)
    return { content: merged, conflicts }
  },
  isSame,
}

/** Places that both sides changed: the person's own are kept until they take the others'. */
export interface Clash {
  readonly conflicts: readonly ArticleConflict[]
  readonly useTheirs: () => void
}

interface Opened {
  readonly id: string
  readonly store: ArticleStore
  readonly autosave: Autosave<ArticleContent>
}

/** Loads an article and keeps its session open while the caller is mounted. */
export function useArticleSession(articleId: string) {
  const t = useWords('article-editor')
  const client = useQueryClient()
  const userId = useUser()._id
  const [opened, setOpened] = useState<Opened | null>(null)
  const [article, setArticle] = useState<Article | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  const loading = useQuery(articleQuery(articleId))
  const loaded = loading.data
  useEffect(() => {
    if (!loaded) return
    const { id, content } = loaded
    let left = false
    let session: DraftSession<ArticleContent> | null = null
    let disconnect = () => {}
    announceTab()
    const store = createArticleStore(content, {
      isEditable: loaded.can.edit,
      label: t('text'),
      placeholder: t('placeholder'),
    })
    const subscribe = (onChange: () => void) => store.subscribe(onChange)
    const open = async () => {
      session = await startSession(loaded, { ...store, subscribe }, rules, {
        userId,
        tabId,
        drafts,
        openTabs,
        storeWithin: STORE_WITHIN,
        send: createSend(api, id, saveCall),
        ask: askLater(store, setClash),
        onRecovered: () => toast({ title: t('recovered.title'), description: t('recovered.text') }),
        onSaved: (saved) => {
          void client.invalidateQueries({ queryKey: queryKeys('articles').lists, refetchType: 'none' })
          setArticle((now) => now && withSaved(now, saved.revision))
          keepEditedArticle({ ...loaded, revision: saved.revision, content: saved.content })
        },
      })
      if (left) return session.stop()
      disconnect = connectSession(`deckle-article-${id}`, session.autosave, subscribe, async () => {
        const { article: newest } = await api.articles.showAdmin({ params: { id } })
        setArticle(newest)
        return newest
      })
      setArticle(loaded)
      setOpened({ id, store, autosave: session.autosave })
    }
    void open()
    return () => {
      left = true
      store.content()
      disconnect()
      session?.stop()
      store.destroy()
      setOpened(null)
      setClash(null)
    }
  }, [loaded, userId, client, t])
  const isOpen = opened?.id === articleId && article?.id === articleId
  return {
    opened: isOpen ? opened : null,
    article: isOpen ? article : null,
    setArticle,
    clash,
    dismissClash: () => setClash(null),
    error: loading.error,
    retry: () => void loading.refetch(),
    isRetrying: loading.isRefetching,
  }
}

/** After a save readers have something older than the draft. */
function withSaved(article: Article, revision: number): Article {
  if (revision === article.revision) return article
  const publication = article.publication && { ...article.publication, outdated: true }
  return { ...article, revision, publication }
}

/** Keeps the own changes, and offers the others'. */
const askLater =
  (store: ArticleStore, setClash: (clash: Clash | null) => void) =>
  ({ base, mine, theirs, conflicts }: Question<ArticleContent, ArticleConflict>): Promise<ArticleContent> => {
    const { merged } = mergeArticles(base, mine, theirs)
    const preferTheirs = mergeArticles(base, theirs, mine).merged
    setClash({
      conflicts,
      useTheirs: () => {
        store.load(mergeArticles(merged, preferTheirs, store.content()).merged)
        setClash(null)
      },
    })
    return Promise.resolve(merged)
  }
