import { isBlank } from '@deckle/core/text/is-blank.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { useNavigate } from '@tanstack/react-router'
import { ArrowLeft, Eye, PanelRight, Rocket } from 'lucide-react'
import { Suspense, useState } from 'react'
import { ArticleBadge } from '../../../blog/article-badge.tsx'
import { SaveNote } from '../../../lib/draft/save-note.tsx'
import { usePageTitle } from '../../../lib/screen/page-title.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleState } from '../article-context.ts'
import { ArticleMenu } from './article-menu.tsx'
import { WordCount } from './word-count.tsx'

const PublishDialog = lazyPart(() => import('./publish-dialog.tsx').then((module) => module.PublishDialog))
const PreviewDialog = lazyPart(() => import('./preview-dialog.tsx').then((module) => module.PreviewDialog))

interface HeaderProps {
  readonly isPanelOpen: boolean
  readonly onPanel: (isOpen: boolean) => void
}

export function Header({ isPanelOpen, onPanel }: HeaderProps) {
  const t = useWords('article-editor')
  const navigate = useNavigate()
  const { article } = useArticle()
  const title = useArticleState(({ content }) => content.title)
  usePageTitle(isBlank(title) ? t('untitled') : title)
  const isOutdated = useArticleState(({ save }) => save.state !== 'saved') || article.publication?.outdated === true
  const [open, setOpen] = useState<'publish' | 'preview' | null>(null)
  return (
    <header className="flex min-h-12 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1.5">
      <IconButton
        label={t('back')}
        icon={<ArrowLeft className="rtl:rotate-180" />}
        onPress={() => void navigate({ to: '/blogging' })}
      />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-2">
        <span className="narrow:hidden">
          <ArticleBadge status={article.status} outdated={article.publication !== null && isOutdated} />
        </span>
        <Saved />
        <WordCount />
      </div>
      <IconButton label={t('preview.open')} icon={<Eye />} onPress={() => setOpen('preview')} />
      <IconButton
        label={t('panel.open')}
        icon={<PanelRight className="rtl:-scale-x-100" />}
        aria-pressed={isPanelOpen}
        onPress={() => onPanel(!isPanelOpen)}
      />
      {article.can.publish && (
        <Button variant="primary" icon={<Rocket />} onPress={() => setOpen('publish')}>
          {t('publish.open')}
        </Button>
      )}
      <ArticleMenu />
      <Suspense>
        {open === 'publish' && <PublishDialog onClose={() => setOpen(null)} />}
        {open === 'preview' && <PreviewDialog onClose={() => setOpen(null)} />}
      </Suspense>
    </header>
  )
}

function Saved() {
  const t = useWords('article-editor')
  const { autosave, canEdit } = useArticle()
  const save = useArticleState((state) => state.save)
  if (!canEdit) return <span className="text-xs text-muted">{t('viewOnly')}</span>
  return <SaveNote save={save} words={t(`save.${save.state}`)} tryNow={t('save.tryNow')} onTryNow={autosave.wake} />
}
