import { deckLimits } from '@deckle/core/deck/deck.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { inputStyle } from '@deckle/ui/fields/field-parts.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useRef } from 'react'
import { Input, Link } from 'react-aria-components'
import { useWords } from '../../../words/use-words.ts'
import type { DeckItemProps } from './deck-collection.tsx'

/** A deck's name: a link, or a text field while renaming. Enter saves, Escape cancels. */
export function DeckName({ deck: { row, isRenaming, onRenamed }, className }: DeckNameProps) {
  const t = useWords('library')
  const isFinished = useRef(false)
  if (!isRenaming) {
    return (
      <Link
        href={row.deletedAt ? undefined : `/contentEditor/${row.id}`}
        data-row={row.id}
        className={classNames('rounded-sm text-ink no-underline outline-offset-2', className)}
      >
        <bdi>{row.name || t('untitled')}</bdi>
      </Link>
    )
  }
  const finish = (name: string | null) => {
    if (isFinished.current) return
    isFinished.current = true
    onRenamed(name !== null && !isBlank(name) && name.trim() !== row.name ? name.trim() : null)
  }
  return (
    <Input
      autoFocus
      aria-label={t('rename', { name: row.name })}
      defaultValue={row.name}
      maxLength={deckLimits.name.max}
      className={classNames(inputStyle, 'h-7 touch:h-11')}
      onFocus={(event) => {
        isFinished.current = false
        event.target.select()
      }}
      onBlur={(event) => finish(event.target.value)}
      onKeyDown={(event) => {
        event.stopPropagation()
        if (event.nativeEvent.isComposing) return
        if (event.key === 'Enter') finish(event.currentTarget.value)
        if (event.key === 'Escape') finish(null)
      }}
    />
  )
}

interface DeckNameProps {
  deck: DeckItemProps
  className?: string
}
