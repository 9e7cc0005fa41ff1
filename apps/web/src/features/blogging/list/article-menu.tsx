import type { ArticleRow } from '@deckle/contract/articles.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import { BookOpen, Copy, Ellipsis, Pencil, RotateCcw, Tags, Trash2, UserPlus } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { ArticleActions } from './use-article-actions.ts'

export interface ArticleItem {
  readonly row: ArticleRow
  readonly actions: ArticleActions
  readonly onTags: () => void
  readonly onShare: () => void
}

/** Actions that the reply's `can` does not allow are hidden. */
export function ArticleMenu(item: ArticleItem) {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const label = t('menu.label', { name: item.row.title || articles('untitled') })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} size="sm" />}
      items={item.row.deletedAt ? binItems(item, t) : liveItems(item, t)}
    />
  )
}

type T = ReturnType<typeof useWords<'blogging'>>

function binItems({ row, actions }: ArticleItem, t: T): MenuAction[] {
  if (!row.can.delete) return [{ id: 'none', label: t('menu.none'), isDisabled: true }]
  return [{ id: 'restore', label: t('menu.restore'), icon: <RotateCcw />, onAction: () => actions.restore(row) }]
}

function liveItems({ row, actions, onTags, onShare }: ArticleItem, t: T): MenuGroup[] {
  const { can } = row
  const open: MenuAction[] = [
    { id: 'open', label: t(can.edit ? 'menu.edit' : 'menu.look'), icon: <Pencil />, href: `/articles/${row.id}/edit` },
    ...(row.status === 'published'
      ? [{ id: 'read', label: t('menu.read'), icon: <BookOpen />, href: `/articles/${row.id}/show` }]
      : []),
  ]
  const change: MenuAction[] = [
    ...(can.edit ? [{ id: 'tags', label: t('menu.tags'), icon: <Tags />, onAction: onTags }] : []),
    { id: 'duplicate', label: t('menu.duplicate'), icon: <Copy />, onAction: () => actions.duplicate(row) },
    ...(can.share ? [{ id: 'share', label: t('menu.share'), icon: <UserPlus />, onAction: onShare }] : []),
  ]
  const remove: MenuAction = {
    id: 'delete',
    label: t('menu.delete'),
    icon: <Trash2 />,
    tone: 'danger',
    shortcut: 'Delete',
    onAction: () => actions.remove(row),
  }
  return [
    { id: 'open', items: open },
    { id: 'change', items: change },
    ...(can.delete ? [{ id: 'delete', items: [remove] }] : []),
  ]
}
