import { Banner } from '@deckle/ui/feedback/callout.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useParams } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { useWords } from '../../words/use-words.ts'
import { ArticleContext, type OpenArticle } from './article-context.ts'
import { ClashNotice } from './clash-notice.tsx'
import { Header } from './header/header.tsx'
import { SidePanel } from './panels/side-panel.tsx'
import { useArticleSession } from './state/use-article-session.ts'
import { WritingArea } from './writing/writing-area.tsx'

export function ArticleEditorScreen() {
  const { id = '' } = useParams({ strict: false }) as { id?: string }
  return <ArticleEditor key={id} id={id} />
}

function ArticleEditor({ id }: { id: string }) {
  const t = useWords('article-editor')
  const { opened, article, setArticle, clash, dismissClash, error, retry, isRetrying } = useArticleSession(id)
  const [isPanelOpen, setPanelOpen] = useState(false)
  const open = useMemo((): OpenArticle | null => {
    if (!opened || !article) return null
    return { store: opened.store, autosave: opened.autosave, article, setArticle, canEdit: article.can.edit }
  }, [opened, article, setArticle])
  if (error && !open) return <LoadError error={error} onRetry={retry} isRetrying={isRetrying} />
  if (!open) return <Opening />
  return (
    <ArticleContext.Provider value={open}>
      <div className="flex h-[calc(100dvh-3rem-var(--notice,0px))] min-h-96 flex-col phone:h-[calc(100dvh-7.0625rem-var(--notice,0px)-env(safe-area-inset-bottom))]">
        <Header isPanelOpen={isPanelOpen} onPanel={setPanelOpen} />
        {!open.canEdit && <Banner>{t('viewOnlyText', { author: open.article.author.name })}</Banner>}
        {clash && <ClashNotice clash={clash} onDismiss={dismissClash} />}
        <div className="flex min-h-0 flex-1">
          <WritingArea />
          {isPanelOpen && <SidePanel onClose={() => setPanelOpen(false)} />}
        </div>
      </div>
    </ArticleContext.Provider>
  )
}

function Opening() {
  return (
    <div className="mx-auto flex w-full max-w-3xl flex-col gap-6 p-6">
      <Skeleton count={1} className="max-w-80" />
      <Skeleton count={8} />
    </div>
  )
}
