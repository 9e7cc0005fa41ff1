import type { DeckRow } from '@deckle/contract/decks.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import {
  ChartNoAxesColumn,
  Copy,
  Ellipsis,
  ExternalLink,
  FileDown,
  Link,
  PencilLine,
  Pencil,
  Rocket,
  RotateCcw,
  Tags,
  Trash2,
  UserPlus,
} from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { DeckActions } from './deck-actions.ts'
import type { DeckItemProps } from './deck-collection.tsx'

type MenuProps = Pick<DeckItemProps, 'row' | 'actions' | 'onRename' | 'onTags'>

/** Actions that the reply's `can` does not allow are hidden. */
export function DeckMenu({ row, actions, onRename, onTags }: MenuProps) {
  const t = useWords('library')
  return (
    <Menu
      label={t('menu.label', { name: row.name })}
      trigger={<IconButton label={t('menu.label', { name: row.name })} icon={<Ellipsis />} size="sm" />}
      items={row.deletedAt ? binItems(row, actions, t) : liveItems({ row, actions, onRename, onTags }, t)}
    />
  )
}

type T = ReturnType<typeof useWords<'library'>>

function binItems(row: DeckRow, actions: DeckActions, t: T): MenuAction[] {
  if (!row.can.delete) return [{ id: 'none', label: t('menu.none'), isDisabled: true }]
  return [{ id: 'restore', label: t('menu.restore'), icon: <RotateCcw />, onAction: () => void actions.restore(row) }]
}

function liveItems({ row, actions, onRename, onTags }: MenuProps, t: T): MenuGroup[] {
  const go = (id: string, screen: string, label: string, icon: MenuAction['icon']): MenuAction => ({
    id,
    label,
    icon,
    onAction: () => actions.open(row, screen),
  })
  const groups: MenuGroup[] = [
    {
      id: 'open',
      items: [
        go('edit', 'contentEditor', row.can.edit ? t('menu.edit') : t('menu.look'), <Pencil />),
        ...(row.can.analytics ? [go('analytics', 'analyticsViewer', t('menu.analytics'), <ChartNoAxesColumn />)] : []),
        ...(row.can.publish ? [go('publish', 'publishViewer', t('menu.publish'), <Rocket />)] : []),
      ],
    },
    {
      id: 'change',
      items: [
        ...(row.can.edit
          ? [
              { id: 'rename', label: t('menu.rename'), icon: <PencilLine />, shortcut: 'F2', onAction: onRename },
              { id: 'tags', label: t('menu.tags'), icon: <Tags />, onAction: onTags },
            ]
          : []),
        { id: 'duplicate', label: t('menu.duplicate'), icon: <Copy />, onAction: () => void actions.duplicate(row) },
        { id: 'download', label: t('menu.download'), icon: <FileDown />, onAction: () => void actions.download(row) },
      ],
    },
  ]
  if (row.can.share) {
    groups.push({
      id: 'people',
      items: [{ id: 'people', label: t('menu.people'), icon: <UserPlus />, onAction: () => actions.share(row) }],
    })
  }
  if (row.published) {
    groups.push({
      id: 'share',
      items: [
        { id: 'link', label: t('menu.copyLink'), icon: <Link />, onAction: () => void actions.copyLink(row) },
        {
          id: 'play',
          label: t('menu.play'),
          icon: <ExternalLink />,
          onAction: () => void window.open(`/play/${row.shortid ?? ''}`, '_blank', 'noopener'),
        },
      ],
    })
  }
  if (row.can.delete) {
    groups.push({
      id: 'delete',
      items: [
        {
          id: 'delete',
          label: t('menu.delete'),
          icon: <Trash2 />,
          tone: 'danger',
          shortcut: 'Delete',
          onAction: () => void actions.remove(row),
        },
      ],
    })
  }
  return groups
}
