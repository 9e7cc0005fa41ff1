import type { Competency } from '@deckle/contract/competencies.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { useMoveCompetency } from '../queries.ts'

interface CompetencyRowProps {
  readonly competency: Competency
  readonly all: readonly Competency[]
  /** Whether a new one can be made below it. */
  readonly canHold: boolean
  readonly onAdd: () => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export function CompetencyRow({ competency, all, canHold, onAdd, onEdit, onDelete }: CompetencyRowProps) {
  const t = useWords('competencies')
  const move = useMoveCompetency()
  const { id, name, decks } = competency
  const siblings = all.filter(({ parent }) => parent === competency.parent)
  return (
    <>
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 py-1.5">
        <bdi className="wrap-anywhere">{name}</bdi>
        <span className="text-xs text-muted tabular-nums">{t('deckCount', { count: decks.length })}</span>
      </span>
      <IconButton
        label={t('up', { name })}
        icon={<ArrowUp />}
        size="sm"
        isDisabled={siblings[0] === competency}
        onPress={() => void move.run({ id, by: -1 })}
      />
      <IconButton
        label={t('down', { name })}
        icon={<ArrowDown />}
        size="sm"
        isDisabled={siblings.at(-1) === competency}
        onPress={() => void move.run({ id, by: 1 })}
      />
      <Menu
        label={t('more', { name })}
        trigger={<IconButton label={t('more', { name })} icon={<Ellipsis />} size="sm" />}
        items={[
          { id: 'edit', label: t('edit'), onAction: onEdit },
          { id: 'report', label: t('report'), href: `/competencies/${id}/report` },
          ...(canHold ? [{ id: 'below', label: t('newBelow'), onAction: onAdd }] : []),
          { id: 'delete', label: t('delete'), onAction: onDelete },
        ]}
      />
    </>
  )
}
