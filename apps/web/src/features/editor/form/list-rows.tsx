import type { Item } from '@deckle/core/deck/edit/data-path.ts'
import type { Slide, SlideData } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import type { DeckEdit } from '@deckle/core/deck/edit/apply-edit.ts'
import type { Fields, ListField } from '@deckle/slides/fields/field.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Checkbox } from '@deckle/ui/choices/checkbox.tsx'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { type ComponentType, memo, useCallback, useMemo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useEdit, useEditor, useEditorState } from '../editor-context.ts'
import { addItemEdit, markEdit, moveItemEdit } from '../in-place/items/item-edits.ts'
import { makeId } from '../../../lib/make-id.ts'
import { fieldName, itemKind } from './field-label.ts'

type RowsOf = ComponentType<{ slideId: string; fields: Fields; data: SlideData; prefix: string }>

/** Applies an edit made from the slide's latest state. */
function useSlideEdit(slideId: string): (make: (slide: Slide) => DeckEdit | null | undefined) => void {
  const { store } = useEditor()
  const edit = useEdit()
  return useCallback(
    (make) => {
      const slide = store.slideNow(slideId)
      const made = slide && make(slide)
      if (made) edit(made)
    },
    [store, edit, slideId],
  )
}

export function ListRows({
  slideId,
  field,
  name,
  items,
  Rows,
}: {
  slideId: string
  field: ListField
  name: string
  items: readonly Item[]
  Rows: RowsOf
}) {
  const t = useWords('editor')
  const doEdit = useSlideEdit(slideId)
  const expects = useEditorState(
    (state) => readerTypeRules[state.history.present.content.readerType].expectsCorrectness,
  )
  const fields = useMemo(
    () => Object.fromEntries(Object.entries(field.item).filter(([one]) => one !== 'correct')),
    [field],
  )
  return (
    <fieldset className="flex min-w-0 flex-col gap-2">
      <legend className="mb-1.5 text-sm font-strong">{fieldName(t, name)}</legend>
      {items.map((item, at) => (
        <ItemRow
          key={item.id}
          slideId={slideId}
          list={name}
          item={item}
          at={at}
          isLast={at === items.length - 1}
          canRemove={items.length > field.min}
          isMarked={expects && 'correct' in field.item}
          fields={fields}
          Rows={Rows}
        />
      ))}
      {items.length < field.max && (
        <Button
          size="sm"
          icon={<Plus />}
          className="self-start"
          onPress={() => doEdit((slide) => addItemEdit(slide, name, null, makeId)?.edit)}
        >
          {t('inPlace.addItem', { kind: itemKind(name) })}
        </Button>
      )}
    </fieldset>
  )
}

interface ItemRowProps {
  slideId: string
  list: string
  item: Item
  at: number
  isLast: boolean
  canRemove: boolean
  /** Right answers are marked in this list. */
  isMarked: boolean
  fields: Fields
  Rows: RowsOf
}

const ItemRow = memo(function ItemRow({
  slideId,
  list,
  item,
  at,
  isLast,
  canRemove,
  isMarked,
  fields,
  Rows,
}: ItemRowProps) {
  const t = useWords('editor')
  const doEdit = useSlideEdit(slideId)
  const number = at + 1
  const kind = itemKind(list)
  return (
    <div
      role="group"
      aria-label={t('item', { kind, number })}
      className="flex min-w-0 flex-col gap-2 rounded-sm border border-line p-2"
    >
      <div className="flex items-center gap-1">
        {isMarked ? (
          <Checkbox
            className="flex-1"
            label={t('rightAnswer')}
            isSelected={item['correct'] === 'checked'}
            onChange={() => doEdit((slide) => markEdit(slide, list, item.id))}
          />
        ) : (
          <span className="flex-1 text-xs text-muted">{t('item', { kind, number })}</span>
        )}
        <IconButton
          size="sm"
          label={t('inPlace.moveUp', { kind, number })}
          icon={<ArrowUp />}
          isDisabled={at === 0}
          onPress={() => doEdit((slide) => moveItemEdit(slide, list, item.id, -1))}
        />
        <IconButton
          size="sm"
          label={t('inPlace.moveDown', { kind, number })}
          icon={<ArrowDown />}
          isDisabled={isLast}
          onPress={() => doEdit((slide) => moveItemEdit(slide, list, item.id, 1))}
        />
        <IconButton
          size="sm"
          label={t('inPlace.removeItem', { kind, number })}
          icon={<X />}
          isDisabled={!canRemove}
          onPress={() => doEdit(() => ({ type: 'removeItem', slideId, path: list, itemId: item.id }))}
        />
      </div>
      <Rows slideId={slideId} fields={fields} data={item} prefix={`${list}.${item.id}.`} />
    </div>
  )
})
