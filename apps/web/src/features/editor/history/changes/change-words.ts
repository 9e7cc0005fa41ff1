import { isPlainObject } from '@deckle/core/document/tree.ts'
import { useWords, type Words } from '../../../../words/use-words.ts'
import { fieldName } from '../../form/field-label.ts'

export interface ChangeWords {
  readonly t: Words<'versions'>
  readonly editor: Words<'editor'>
  readonly deck: Words<'deck'>
  readonly logic: Words<'logic'>
}

export function useChangeWords(): ChangeWords {
  return { t: useWords('versions'), editor: useWords('editor'), deck: useWords('deck'), logic: useWords('logic') }
}

/** Keys that only group others: their contents are named without them. */
const groupKeys = new Set(['data', 'nav', 'colors', 'design', 'resultRange', 'feedbackTexts', 'gameRules'])

/**
 * Label of the value at a path: "Options 2: Text", "Picture: description". List items have their number; a key without
 * a label is shown as it is.
 * @param roots the slide, or the deck, on both sides, the newer one first
 */
export function nameOfPath(words: ChangeWords, path: readonly string[], roots: readonly unknown[]): string {
  const isData = path[0] === 'data'
  const names: string[] = []
  let [values, parent] = [roots, '']
  for (const key of path) {
    const lists = values.filter((value) => Array.isArray(value))
    const at = lists.map((list) => indexIn(list, key)).find((index) => index >= 0)
    if (at !== undefined) {
      if (typeof lists[0]?.[0] !== 'string') names.push(`${names.pop() ?? ''} ${at + 1}`.trim())
    } else {
      const isPictureId = key === 'id' && names.length > 0
      if (!groupKeys.has(key) && !isPictureId) names.push(nameOfKey(words, key, parent, isData))
      parent = key
    }
    values = values.map((value) => childOf(value, key))
  }
  return names.join(': ')
}

/** A key's label within its parent object or list. */
export function nameOfKey({ t, editor }: ChangeWords, key: string, parent: string, isData: boolean): string {
  if (key === 'alt') return t('names.alt')
  if (isData) return fieldName(editor, key, parent === 'data' ? '' : parent)
  for (const name of [`${parent}_${key}`, key])
    if (t.has(`names.${name}` as 'names.name')) return t(`names.${name}` as 'names.name')
  const inDesign = `${parent === 'colors' ? 'design.color' : 'design'}.${key}` as 'design.theme'
  return (parent === 'colors' || parent === 'design') && editor.has(inDesign)
    ? editor(inDesign)
    : fieldName(editor, key)
}

/** Index of an item, found by its id or, for a list of texts, by its value; -1 if absent. */
function indexIn(list: readonly unknown[], key: string): number {
  return list.findIndex((item) => item === key || (isPlainObject(item) && item['id'] === key))
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[indexIn(value, key)]
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
