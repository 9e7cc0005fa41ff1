import type { TagName } from '@deckle/contract/models/tag.ts'
import { type TagKind, tagLimits } from '@deckle/core/tag/tag.ts'
import { Chips } from '@deckle/ui/choices/chips.tsx'
import { useEffect, useRef } from 'react'
import { useWords } from '../words/use-words.ts'
import { TagSearch } from './tag-search.tsx'
import type { TagSource } from './tags-query.ts'

interface TagPickerProps {
  readonly kind: TagKind
  /** All of the kind, unless it is given; who chooses among these makes none. */
  readonly source?: TagSource
  readonly most?: number
  readonly label: string
  readonly description?: string
  readonly value: readonly TagName[]
  readonly onChange: (tags: readonly TagName[]) => void
  readonly isDisabled?: boolean
  readonly error?: string | undefined
}

/** Any number of tags: searched, taken off again, and made by who may make tags of the kind. */
export function TagPicker(props: TagPickerProps) {
  const { kind, source, most = tagLimits.perThing, label, description, value, onChange, isDisabled = false } = props
  const t = useWords('tags')
  // A tag that is being made arrives later, and is added to what is chosen by then.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  })
  const add = (tag: TagName) => {
    if (latest.current.some(({ id }) => id === tag.id) || latest.current.length >= most) return
    onChange([...latest.current, tag])
  }
  const isFull = value.length >= most
  return (
    <div className="flex flex-col gap-2">
      <TagSearch
        kind={kind}
        {...(source && { source })}
        error={props.error}
        label={label}
        placeholder={t('placeholder')}
        description={isFull ? t('full', { most }) : description}
        chosen={value}
        canCreate={source === undefined}
        isDisabled={isDisabled || isFull}
        onChoose={add}
      />
      <Chips
        label={t('chosen')}
        items={value.map(({ id, name, color }) => ({ id, label: name, color }))}
        onRemove={isDisabled ? undefined : (id) => onChange(value.filter((tag) => tag.id !== id))}
      />
    </div>
  )
}
