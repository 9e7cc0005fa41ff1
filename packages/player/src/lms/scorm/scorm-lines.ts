import type { Interaction } from './interactions.ts'
import type { SetOutcome } from './scorm-api.ts'
import type { Elements, Vocabulary } from './vocabulary.ts'

/** An LMS's list of interactions: one line per question. */
export interface ScormLines {
  /** Takes over the LMS's existing lines: ids by index. */
  readonly open: (ids: readonly string[]) => void
  readonly add: (one: Interaction) => void
  /** Writes pending lines; failed ones stay pending. */
  readonly write: () => void
}

/** A line that the LMS has not stored completely. */
interface PendingLine {
  readonly one: Interaction
  /** Elements still to be written; null for all. */
  readonly left: ReadonlySet<string> | null
}

interface LinesOptions {
  readonly interaction: Vocabulary['interaction']
  readonly set: (element: Elements[number]) => SetOutcome
  /** The next `set` writes the element even if its value is unchanged. */
  readonly clearWritten: (name: string) => void
}

/** Failed lines after which the rest waits for the next commit. */
const maxFailedLines = 10

export function createScormLines(options: LinesOptions): ScormLines {
  const pending = new Map<string, PendingLine>()
  const numbers: LineNumbers = { byId: new Map(), next: 0 }
  return {
    open: (ids) => {
      ids.forEach((id, line) => id && numbers.byId.set(id, line))
      numbers.next = ids.length
    },
    add: (one) => {
      pending.delete(one.id)
      pending.set(one.id, { one, left: null })
    },
    write: () => {
      const failed: PendingLine[] = []
      for (const [id, line] of pending) {
        if (failed.length === maxFailedLines) break
        pending.delete(id)
        const left = writeLine(options, numbers, line)
        if (left) failed.push(left)
      }
      // Appended: the others come first next time.
      failed.forEach((line) => pending.set(line.one.id, line))
    },
  }
}

interface LineNumbers {
  readonly byId: Map<string, number>
  next: number
}

/** @returns what is left to write; null for nothing */
function writeLine(options: LinesOptions, numbers: LineNumbers, { one, left }: PendingLine): PendingLine | null {
  const { interaction, set, clearWritten } = options
  const known = numbers.byId.get(one.id)
  const line = known ?? numbers.next
  const elements = interaction(one, line)
  const [idOfLine, ...rest] = elements
  if (!left) {
    // A line reports all its values again, even those that the LMS has.
    elements.forEach(([name]) => clearWritten(name))
    const opened = idOfLine ? set(idOfLine) : 'refused'
    // A line without an id does not exist: the next one uses its index.
    if (known === undefined && opened !== 'stored') return opened === 'failed' ? { one, left: null } : null
    numbers.byId.set(one.id, line)
    numbers.next = Math.max(numbers.next, line + 1)
  }
  const failed = rest.filter((element) => (!left || left.has(element[0])) && set(element) === 'failed')
  return failed.length > 0 ? { one, left: new Set(failed.map(([name]) => name)) } : null
}
