import { isPlainObject } from '@deckle/core/deck/tree/tree.ts'
import { useWords, type Words } from '../../../words/use-words.ts'
import { fieldName } from '../form/field-label.ts'

/** The words that changes are told in. */
export interface ChangeWords {
  readonly t: Words<'versions'>
  readonly editor: Words<'editor'>
  readonly deck: Words<'deck'>
  readonly logic: Words<'logic'>
}

export function useChangeWords(): ChangeWords {
  return { t: useWords('versions'), editor: useWords('editor'), deck: useWords('deck'), logic: useWords('logic') }
}

/** Keys that only hold others: what is in them is named without them. */
const holders = new Set(['data', 'nav', 'colors', 'design', 'resultRange', 'feedbackTexts', 'gameRules'])

/**
 * What the value at a path is called: "Options 2: Text", "Picture: description". Items of lists bear their number;
 * a key without words stands for itself.
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
      if (!holders.has(key) && !isPictureId) names.push(nameOfKey(words, key, parent, isData))
      parent = key
    }
    values = values.map((value) => childOf(value, key))
  }
  return names.join(': ')
}

/** What a key is called within its holder or list. */
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

/** Where an item stands in a list, by its id or as a text by itself; -1 where it does not. */
function indexIn(list: readonly unknown[], key: string): number {
  return list.findIndex((item) => item === key || (isPlainObject(item) && item['id'] === key))
}

function childOf(value: unknown, key: string): unknown {
  if (Array.isArray(value)) return value[indexIn(value, key)]
  return isPlainObject(value) && Object.hasOwn(value, key) ? value[key] : undefined
}
