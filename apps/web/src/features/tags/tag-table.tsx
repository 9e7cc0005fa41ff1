import type { Tag } from '@deckle/contract/tags.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { ColorDot } from '@deckle/ui/feedback/color-dot.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { Ellipsis, Merge, Pencil, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-aria-components'
import { PagedTable } from '../../lib/list/paged-table.tsx'
import type { PagedList } from '../../lib/list/use-paged-list.ts'
import { useWords } from '../../words/use-words.ts'
import type { OpenTag } from './open-tag.ts'
import { tagHref } from './queries.ts'
import { useUses } from './use-uses.ts'

interface TagTableProps {
  readonly label: string
  readonly list: PagedList<Tag>
  readonly empty: ReactNode
  readonly selected: ReadonlySet<string>
  readonly onSelect: (selected: ReadonlySet<string>) => void
  readonly onOpen: (open: OpenTag) => void
}

export function TagTable({ label, list, empty, selected, onSelect, onOpen }: TagTableProps) {
  const t = useWords('tag-list')
  const changeable = (list.rows ?? []).filter(({ can }) => can.edit)
  const isAll = changeable.length > 0 && changeable.every(({ id }) => selected.has(id))
  const toggle = (tag: Tag, isOn: boolean) => {
    const next = new Set(selected)
    if (isOn) next.add(tag.id)
    else next.delete(tag.id)
    onSelect(next)
  }
  return (
    <>
      {changeable.length > 1 && (
        <Checkbox
          label={t('selectShown')}
          isSelected={isAll}
          isIndeterminate={!isAll && selected.size > 0}
          onChange={(isOn) => onSelect(new Set(isOn ? changeable.map(({ id }) => id) : []))}
        />
      )}
      <PagedTable
        label={label}
        list={list}
        empty={empty}
        rowKey={({ id }) => id}
        columns={[
          {
            name: t('name'),
            cell: (tag) => (
              <NameCell tag={tag} isSelected={selected.has(tag.id)} onToggle={(isOn) => toggle(tag, isOn)} />
            ),
          },
          { name: t('usedBy'), cell: (tag) => <UsesCell tag={tag} /> },
          { name: t('actions'), hideName: true, align: 'end', cell: (tag) => <Acts tag={tag} onOpen={onOpen} /> },
        ]}
      />
    </>
  )
}

interface NameCellProps {
  readonly tag: Tag
  readonly isSelected: boolean
  readonly onToggle: (isOn: boolean) => void
}

function NameCell({ tag, isSelected, onToggle }: NameCellProps) {
  const t = useWords('tag-list')
  return (
    <span className="flex items-center gap-2">
      {tag.can.edit && (
        <Checkbox aria-label={t('select.one', { name: tag.name })} isSelected={isSelected} onChange={onToggle} />
      )}
      <ColorDot color={tag.color} />
      <bdi className="wrap-break-word">{tag.name}</bdi>
    </span>
  )
}

/** Each count leads to the list that shows the same. */
function UsesCell({ tag }: { readonly tag: Tag }) {
  const t = useWords('tag-list')
  const usesOf = useUses()
  const used = tag.uses.filter(({ count }) => count > 0)
  if (used.length === 0) return <span className="text-muted">{t('unused')}</span>
  return (
    <span className="flex flex-wrap gap-x-3">
      {used.map((use) => (
        <Link key={use.of} href={tagHref[use.of](tag.id)} className="rounded-sm text-ink underline underline-offset-3">
          {usesOf(use)}
        </Link>
      ))}
    </span>
  )
}

function Acts({ tag, onOpen }: { readonly tag: Tag; readonly onOpen: (open: OpenTag) => void }) {
  const t = useWords('tag-list')
  if (!tag.can.edit) return null
  const label = t('more', { name: tag.name })
  return (
    <Menu
      label={label}
      trigger={<IconButton label={label} icon={<Ellipsis />} size="sm" />}
      items={[
        { id: 'edit', label: t('edit.open'), icon: <Pencil />, onAction: () => onOpen({ act: 'edit', tag }) },
        { id: 'merge', label: t('merge.open'), icon: <Merge />, onAction: () => onOpen({ act: 'merge', tag }) },
        {
          id: 'delete',
          label: t('delete.open'),
          icon: <Trash2 />,
          tone: 'danger',
          onAction: () => onOpen({ act: 'delete', tag }),
        },
      ]}
    />
  )
}
