import type { Slide } from '@deckle/core/deck/slide.ts'
import type { Words } from '../../../words/use-words.ts'
import { itemsOf } from '../in-place/items/item-edits.ts'
import { fieldAt, itemPath, textNameOf } from '../in-place/text-rules.ts'

/**
 * A field's label; its key if there is none.
 * @param list the list whose items have the field: labels can differ by list
 */
export function fieldName(t: Words<'editor'>, name: string, list = ''): string {
  const inList = `fields.${list}_${name}` as 'fields.question'
  if (list && t.has(inList)) return t(inList)
  const key = `fields.${name}` as 'fields.question'
  return t.has(key) ? t(key) : name
}

const kinds: Readonly<Record<string, ItemKind>> = {
  rangeselect: 'slider',
  popupitems: 'link',
  bullets: 'point',
  blanks: 'word',
}
export type ItemKind = 'option' | 'slider' | 'link' | 'point' | 'word'

/** What the items of a list are called. */
export function itemKind(list: string): ItemKind {
  return kinds[list] ?? 'option'
}

/** What a blank text shows: the name of its item ("Option 2") or of its field ("Unit"). */
export function placeholderOf(t: Words<'editor'>, slide: Slide | undefined, path: string): string {
  const item = itemPath(path)
  const list = item && slide && fieldAt(slide.template, item.list)
  if (!item || !slide || list?.kind !== 'list' || textNameOf(list) !== item.inner)
    return fieldName(t, item?.inner ?? path, item?.list)
  const at = itemsOf(slide, item.list).findIndex((one) => one.id === item.itemId)
  return t('item', { kind: itemKind(item.list), number: at + 1 })
}

/** Label of the text at a path: "Question", "Option 2: text". */
export function fieldLabel(t: Words<'editor'>, slide: Slide | undefined, path: string): string {
  const item = itemPath(path)
  if (!item || !slide) return fieldName(t, path.split('.')[0] ?? path)
  const at = itemsOf(slide, item.list).findIndex((one) => one.id === item.itemId)
  return t('fieldOfItem', { list: fieldName(t, item.list), number: at + 1, field: fieldName(t, item.inner, item.list) })
}
