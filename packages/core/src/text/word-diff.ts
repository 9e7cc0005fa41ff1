interface TextPart {
  readonly text: string
  readonly kind: 'same' | 'before' | 'after'
}

/** Words and spaces; a longer text counts as changed whole. */
const MOST_WORDS = 1000

/** Word-level diff in reading order, removed text before added text. */
export function wordDiff(before: string, after: string): readonly TextPart[] {
  const [a, b] = [wordsOf(before), wordsOf(after)]
  if (a.length > MOST_WORDS || b.length > MOST_WORDS) return joined([part('before', before), part('after', after)])
  const common = commonLengths(a, b)
  const parts: TextPart[] = []
  let [at, to] = [0, 0]
  while (at < a.length || to < b.length) {
    if (at < a.length && a[at] === b[to]) {
      parts.push(part('same', a[at] as string))
      at += 1
      to += 1
    } else if (to >= b.length || (at < a.length && length(common, at + 1, to) >= length(common, at, to + 1))) {
      parts.push(part('before', a[at] as string))
      at += 1
    } else {
      parts.push(part('after', b[to] as string))
      to += 1
    }
  }
  return joined(parts)
}

/** Words, white space and signs; letters with their combining marks. */
function wordsOf(text: string): readonly string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+|\s+|./gsu) ?? []
}

/** Length of the longest common subsequence of the remaining words, by start positions. */
function commonLengths(a: readonly string[], b: readonly string[]): readonly Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  for (let at = a.length - 1; at >= 0; at -= 1)
    for (let to = b.length - 1; to >= 0; to -= 1)
      (rows[at] as Uint16Array)[to] =
        a[at] === b[to]
          ? length(rows, at + 1, to + 1) + 1
          : Math.max(length(rows, at + 1, to), length(rows, at, to + 1))
  return rows
}

const length = (rows: readonly Uint16Array[], at: number, to: number): number => rows[at]?.[to] ?? 0
const part = (kind: TextPart['kind'], text: string): TextPart => ({ kind, text })

/** Joins neighbouring parts, removed before added; white space between two changed words counts as changed. */
function joined(parts: readonly TextPart[]): readonly TextPart[] {
  const result: TextPart[] = []
  let [before, after, space] = ['', '', '']
  const put = (): void => {
    result.push(
      ...[part('before', before), part('after', after), part('same', space)].filter(({ text }) => text !== ''),
    )
    before = after = space = ''
  }
  for (const { kind, text } of parts) {
    if (kind === 'same' && /^\s+$/.test(text) && before + after !== '') space += text
    else if (kind === 'same') {
      put()
      const last = result.at(-1)
      if (last?.kind === 'same') result[result.length - 1] = part('same', last.text + text)
      else result.push(part('same', text))
    } else {
      before += space + (kind === 'before' ? text : '')
      after += space + (kind === 'after' ? text : '')
      space = ''
    }
  }
  put()
  return result
}
