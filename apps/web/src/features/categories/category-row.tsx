import type { Category } from '@deckle/contract/categories.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { useWords } from '../../words/use-words.ts'
import type { OpenDialog } from './open-dialog.ts'
import { useCategoryName } from '../../articles/use-category-name.ts'

interface CategoryRowProps {
  readonly category: Category
  readonly all: readonly Category[]
  /** Whether a new one can be made in it. */
  readonly canHold: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onOpen: (open: OpenDialog) => void
}

export function CategoryRow({ category, all, canHold, onMove, onOpen }: CategoryRowProps) {
  const t = useWords('categories')
  const name = useCategoryName()(category)
  const siblings = all.filter(({ parent }) => parent === category.parent)
  const acts = [
    ...(canHold
      ? [{ id: 'below', label: t('newBelow'), onAction: () => onOpen({ act: 'new', parent: category.id }) }]
      : []),
    ...(category.can.edit
      ? [
          {
            id: 'edit',
            label: category.built_in ? t('rename') : t('edit'),
            onAction: () => onOpen({ act: 'edit', category }),
          },
        ]
      : []),
    ...(category.can.delete
      ? [{ id: 'delete', label: t('delete'), onAction: () => onOpen({ act: 'delete', category }) }]
      : []),
  ]
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1.5">
        <bdi className="wrap-anywhere">{name}</bdi>
        {category.built_in && <Badge>{t('builtInBadge')}</Badge>}
        <span className="text-xs text-muted tabular-nums">
          {t(`counts.${category.kind}`, { count: category.count })}
        </span>
      </span>
      <IconButton
        label={t('up', { name })}
        icon={<ArrowUp />}
        size="sm"
        isDisabled={siblings[0] === category}
        onPress={() => onMove(-1)}
      />
      <IconButton
        label={t('down', { name })}
        icon={<ArrowDown />}
        size="sm"
        isDisabled={siblings.at(-1) === category}
        onPress={() => onMove(1)}
      />
      <Menu
        label={t('more', { name })}
        trigger={
          <IconButton label={t('more', { name })} icon={<Ellipsis />} size="sm" isDisabled={acts.length === 0} />
        }
        items={acts}
      />
    </>
  )
}
