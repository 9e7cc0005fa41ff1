import type { Slide } from '@deckle/core/deck/slide.ts'
import { readerTypeRules } from '@deckle/core/reader-type/reader-type.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ArrowDown, ArrowUp, Check, GripVertical, type LucideIcon, Plus, X } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '../../../../words/use-words.ts'
import { useEdit, useEditor, useEditorState } from '../../editor-context.ts'
import { makeId } from '../../../../lib/make-id.ts'
import { itemKind } from '../../form/field-label.ts'
import { focusPath } from '../focus-path.ts'
import { keepFocus } from '../keep-focus.ts'
import { startItemDrag } from './item-drag.ts'
import { addItemEdit, canAddItem, canRemoveItem, itemsOf, markEdit, moveItemEdit } from './item-edits.ts'
import { fieldAt, textNameOf } from '../text-rules.ts'
import { useFindSlide } from '../use-find-slide.ts'
import { useOneTabStop } from '../use-one-tab-stop.ts'

/** The slide; drawn again when the list of it changes, not for each letter typed elsewhere on it. */
function useSlideOfList(slideId: string, list: string): Slide | undefined {
  const find = useFindSlide(slideId)
  const { store } = useEditor()
  useEditorState((state) => find(state)?.data[list])
  return find(store.getState())
}

/** Beside an option: mark as right, move, remove. */
export const ItemTools = memo(function ItemTools({ slideId, list, itemId }: ItemToolsProps) {
  const t = useWords('editor')
  const edit = useEdit()
  const slide = useSlideOfList(slideId, list)
  const marks = useEditorState((state) => readerTypeRules[state.history.present.content.readerType].expectsCorrectness)
  const toolbar = useOneTabStop<HTMLSpanElement>()
  if (!slide) return null
  const items = itemsOf(slide, list)
  const at = items.findIndex((item) => item.id === itemId)
  const isRight = items[at]?.['correct'] === 'checked'
  const number = at + 1
  const kind = itemKind(list)
  const move = (by: -1 | 1) => {
    const moved = moveItemEdit(slide, list, itemId, by)
    if (moved) edit(moved)
  }
  return (
    <span
      className={classNames('dk-edit-control dk-edit-item', isRight && marks && 'dk-edit-item-right')}
      data-list={list}
      data-item={itemId}
      {...toolbar}
      role="toolbar"
      aria-label={t('item', { kind, number })}
    >
      <span className="dk-edit-late">
        {items.length > 1 && (
          // For pointers only: the arrows beside it do the same for all others.
          <span
            className="dk-edit-icon dk-edit-grip"
            aria-hidden="true"
            draggable
            title={t('inPlace.drag')}
            onDragStart={(event) => startItemDrag(event, { list, itemId })}
          >
            <GripVertical />
          </span>
        )}
        <ToolButton
          label={t('inPlace.moveUp', { kind, number })}
          icon={ArrowUp}
          isDisabled={at === 0}
          onPress={() => move(-1)}
        />
        <ToolButton
          label={t('inPlace.moveDown', { kind, number })}
          icon={ArrowDown}
          isDisabled={at === items.length - 1}
          onPress={() => move(1)}
        />
        {canRemoveItem(slide, list) && (
          <ToolButton
            label={t('inPlace.removeItem', { kind, number })}
            icon={X}
            onPress={() => edit({ type: 'removeItem', slideId, path: list, itemId })}
          />
        )}
      </span>
      {marks && items[at] && 'correct' in items[at] && (
        <ToolButton
          label={t('inPlace.markRight', { kind, number })}
          icon={Check}
          className="dk-edit-mark"
          isPressed={isRight}
          onPress={() => edit(markEdit(slide, list, itemId))}
        />
      )}
    </span>
  )
})

interface ItemToolsProps {
  readonly slideId: string
  readonly list: string
  readonly itemId: string
}

/** The text that is typed keeps the focus. */
function ToolButton({ label, icon: Icon, isDisabled, isPressed, className, onPress }: ToolButtonProps) {
  return (
    <button
      type="button"
      className={classNames('dk-edit-icon', className)}
      disabled={isDisabled}
      aria-pressed={isPressed}
      aria-label={label}
      title={label}
      onMouseDown={keepFocus}
      onClick={onPress}
    >
      <Icon aria-hidden="true" />
    </button>
  )
}

interface ToolButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly isPressed?: boolean
  readonly className?: string
  readonly onPress: () => void
}

/** After a list: the way to add an item. */
export const ListEnd = memo(function ListEnd({ slideId, list }: { slideId: string; list: string }) {
  const t = useWords('editor')
  const edit = useEdit()
  const slide = useSlideOfList(slideId, list)
  if (!slide || !canAddItem(slide, list)) return null
  const add = () => {
    const added = addItemEdit(slide, list, null, makeId)
    const field = fieldAt(slide.template, list)
    const name = field?.kind === 'list' ? textNameOf(field) : undefined
    if (added && edit(added.edit) && name) focusPath(`${list}.${added.itemId}.${name}`)
  }
  return (
    <button type="button" className="dk-edit-control dk-edit-chip dk-edit-add" onMouseDown={keepFocus} onClick={add}>
      <Plus aria-hidden="true" />
      {t('inPlace.addItem', { kind: itemKind(list) })}
    </button>
  )
})
