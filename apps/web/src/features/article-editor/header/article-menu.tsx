import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useNavigate } from '@tanstack/react-router'
import { BookOpen, CopyPlus, Ellipsis, Globe, History, LayoutTemplate, Link, Trash2, UserPlus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useArticle, useArticleContent } from '../article-context.ts'

const ShareDialog = lazyPart(() => import('../../../sharing/share-dialog.tsx').then((module) => module.ShareDialog))
const ShortAddressesDialog = lazyPart(() =>
  import('../../../short-addresses/short-addresses-dialog.tsx').then((module) => module.ShortAddressesDialog),
)
const TemplateDialog = lazyPart(() => import('./template-dialog.tsx').then((module) => module.TemplateDialog))
const VersionsDialog = lazyPart(() => import('../versions/versions-dialog.tsx').then((module) => module.VersionsDialog))

type Open = 'share' | 'addresses' | 'template' | 'versions' | null

export function ArticleMenu() {
  const t = useWords('article-editor')
  const { article, canEdit } = useArticle()
  const { title } = useArticleContent()
  const [open, setOpen] = useState<Open>(null)
  const { duplicate, remove } = useActs()
  const { can, status, public_url } = article
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        label={t('menu.label')}
        trigger={<IconButton label={t('menu.label')} icon={<Ellipsis />} />}
        items={[
          { id: 'versions', label: t('menu.versions'), icon: <History />, onAction: () => setOpen('versions') },
          ...(status === 'published'
            ? [{ id: 'read', label: t('menu.read'), icon: <BookOpen />, href: `/articles/${article.id}/show` }]
            : []),
          ...(public_url === null
            ? []
            : [{ id: 'public', label: t('menu.public'), icon: <Globe />, href: public_url }]),
          ...(can.share
            ? [{ id: 'share', label: t('menu.share'), icon: <UserPlus />, onAction: () => setOpen('share') }]
            : []),
          ...(can.publish && status === 'published'
            ? [{ id: 'addresses', label: t('menu.addresses'), icon: <Link />, onAction: () => setOpen('addresses') }]
            : []),
          { id: 'duplicate', label: t('menu.duplicate'), icon: <CopyPlus />, onAction: () => void duplicate.run() },
          ...(canEdit
            ? [
                {
                  id: 'template',
                  label: t('menu.template'),
                  icon: <LayoutTemplate />,
                  onAction: () => setOpen('template'),
                },
              ]
            : []),
          ...(can.delete
            ? [
                {
                  id: 'delete',
                  label: t('menu.delete'),
                  icon: <Trash2 />,
                  tone: 'danger' as const,
                  onAction: () => void remove.run(),
                },
              ]
            : []),
        ]}
      />
      <Suspense>
        {open === 'share' && (
          <ShareDialog shared={{ kind: 'articles', id: article.id }} name={title || t('untitled')} onClose={close} />
        )}
        {open === 'addresses' && (
          <ShortAddressesDialog target={{ id: article.id, name: title || t('untitled') }} onClose={close} />
        )}
        {open === 'template' && <TemplateDialog onClose={close} />}
        {open === 'versions' && <VersionsDialog onClose={close} />}
      </Suspense>
    </>
  )
}

/** What is done to the whole article, once all that was typed is saved. */
function useActs() {
  const t = useWords('article-editor')
  const navigate = useNavigate()
  const { article, autosave, store } = useArticle()
  const params = { id: article.id }
  const invalidates = [queryKeys('articles').lists]
  const flush = () => {
    store.content()
    return autosave.flush()
  }
  const duplicate = useAction({
    call: async () => {
      await flush()
      return api.articles.duplicate({ params })
    },
    onDone: (reply) => {
      toast({ title: t('menu.duplicated', { title: reply.article.content.title }), tone: 'success' })
      void navigate({ to: `/articles/${reply.article.id}/edit` })
    },
    invalidates,
  })
  const restore = useAction({
    call: () => api.articles.restore({ params }),
    onDone: () => void navigate({ to: `/articles/${article.id}/edit` }),
    invalidates,
  })
  const remove = useAction({
    call: async () => {
      await flush()
      return api.articles.delete({ params })
    },
    onDone: () => {
      toast.undo(t('menu.deleted', { title: store.content().title || t('untitled') }), () => void restore.run())
      void navigate({ to: '/blogging' })
    },
    invalidates,
  })
  return { duplicate, remove }
}
