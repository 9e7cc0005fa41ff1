import type { UserField } from '@deckle/contract/user-fields.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react'
import { useWords } from '../../words/use-words.ts'

interface FieldRowProps {
  readonly field: UserField
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly onMove: (by: -1 | 1) => void
  readonly onEdit: () => void
  readonly onDelete: () => void
}

export function FieldRow({ field, isFirst, isLast, onMove, onEdit, onDelete }: FieldRowProps) {
  const t = useWords('people-fields')
  const { name, kind, choices, required } = field
  return (
    <li className="flex items-start gap-3 px-4 py-3 phone:flex-col phone:gap-2">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-2">
          <bdi className="font-strong wrap-anywhere">{name}</bdi>
          <Badge>{t(`kinds.${kind}`)}</Badge>
          {required && <Badge tone="info">{t('required')}</Badge>}
          {field.changing !== null && <Badge tone="warning">{t('kindChange.changing')}</Badge>}
        </div>
        <p className="mt-1 text-xs text-muted">
          {t('access', { seen: t(`seen.${field.seen_by}`), changed: t(`changed.${field.changed_by}`) })}
        </p>
        {choices.length > 0 && (
          <p className="mt-1 line-clamp-2 text-xs wrap-anywhere text-muted">{choices.join(' · ')}</p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-1 phone:w-full phone:justify-end">
        <IconButton
          label={t('up', { name })}
          icon={<ArrowUp />}
          size="sm"
          isDisabled={isFirst}
          onPress={() => onMove(-1)}
        />
        <IconButton
          label={t('down', { name })}
          icon={<ArrowDown />}
          size="sm"
          isDisabled={isLast}
          onPress={() => onMove(1)}
        />
        <IconButton label={t('edit', { name })} icon={<Pencil />} size="sm" onPress={onEdit} />
        <IconButton label={t('delete', { name })} icon={<Trash2 />} size="sm" onPress={onDelete} />
      </div>
    </li>
  )
}
