import type { CourseRow } from '@deckle/contract/courses.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu, type MenuAction, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import { ChartNoAxesColumn, Copy, Ellipsis, Pencil, RotateCcw, Tags, Trash2, UserPlus, Users } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import type { CourseActions } from './course-actions.ts'

export interface CourseItem {
  readonly row: CourseRow
  readonly actions: CourseActions
  readonly onTags: () => void
  readonly onShare: () => void
}

/** Actions that the reply's `can` does not allow are hidden. */
export function CourseMenu(item: CourseItem) {
  const t = useWords('courses')
  const label = t('menu.label', { name: item.row.title })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} size="sm" />}
      items={item.row.deletedAt ? binItems(item, t) : liveItems(item, t)}
    />
  )
}

type T = ReturnType<typeof useWords<'courses'>>

function binItems({ row, actions }: CourseItem, t: T): MenuAction[] {
  if (!row.can.delete) return [{ id: 'none', label: t('menu.none'), isDisabled: true }]
  return [{ id: 'restore', label: t('menu.restore'), icon: <RotateCcw />, onAction: () => actions.restore(row) }]
}

function liveItems({ row, actions, onTags, onShare }: CourseItem, t: T): MenuGroup[] {
  const { can } = row
  const open: MenuAction[] = [
    { id: 'open', label: t(can.edit ? 'menu.edit' : 'menu.look'), icon: <Pencil />, onAction: () => actions.open(row) },
    ...(can.learners
      ? [
          { id: 'learners', label: t('menu.learners'), icon: <Users />, href: `/courses/${row.id}/learners` },
          { id: 'report', label: t('menu.report'), icon: <ChartNoAxesColumn />, href: `/courses/${row.id}/report` },
        ]
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
