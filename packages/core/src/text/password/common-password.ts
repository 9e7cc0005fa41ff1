import { longPasswords, passwordWords } from './common-passwords.data.ts'
import { isPattern } from './password-pattern.ts'

/** Known from a comic about passwords; shorter than the phrase that the list has. */
const famous = ['correcthorse', 'correcthorsebattery']

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))
let lists: { readonly long: ReadonlySet<string>; readonly words: ReadonlySet<string> } | undefined

/**
 * Whether a password (lower-cased, without spaces) is in the list of long common ones, or a common word with the usual
 * additions (`password2026`, `123dragon!!`, `P@ssw0rd123`). Import it on demand: the lists have 50 kB.
 */
export function isCommonPassword(password: string): boolean {
  lists ??= { long: new Set([...listOf(longPasswords), ...famous]), words: listOf(passwordWords) }
  if (lists.long.has(password)) return true
  const [, before = '', word = '', after = ''] = /^([^\p{L}]*)(.*?)([^\p{L}]*)$/su.exec(password) ?? []
  if (!isTail(before) || !isTail(after)) return false
  const { long, words } = lists
  return [word, plain(word)].some((one) => words.has(one) || long.has(one))
}

/** Usual additions to a word: up to four characters, a year or a date, six or eight digits, a pattern. */
function isTail(text: string): boolean {
  return text.length <= 4 || /^\W?(19|20)\d\d\W*$/.test(text) || /^\d{6}$|^\d{8}$/.test(text) || isPattern(text)
}

const letters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const plain = (word: string): string => word.replace(/[013457@$!]/g, (character) => letters[character] ?? character)
