import type { Interaction } from './interactions.ts'
import { type Before, type LmsPort, nothingBefore, type ProgressReport } from '../port.ts'
import { type ApiNames, createScormApi, type LmsCalls, type ScormApi, type SetOutcome } from './scorm-api.ts'

export type Elements = readonly (readonly [name: string, value: string])[]

/** A version of the standard: what its elements are called and how values are written. */
export interface Vocabulary {
  readonly names: ApiNames
  readonly suspendLimit: number
  readonly before: (get: ScormApi['get']) => Before
  /** What matters most first. */
  readonly report: (report: ProgressReport) => Elements
  readonly time: (sessionMs: number) => Elements
  /** Lets the session be gone on with. */
  readonly suspend: Elements
  /** The id first: an LMS opens the line with it. */
  readonly interaction: (one: Interaction, line: number) => Elements
  /** Ids of the lines from before by their number, where they can be read. */
  readonly lines: (get: ScormApi['get']) => readonly string[]
}

interface Options {
  readonly vocabulary: Vocabulary
  /** Looks for the LMS's API; asked again while there is none. */
  readonly find: () => LmsCalls | null
  readonly now: () => number
}

/** A line that the LMS has not taken as a whole. */
interface WaitingLine {
  readonly one: Interaction
  /** Its elements that are still to be told; null for all of them. */
  readonly left: ReadonlySet<string> | null
}

/** Lines that may fail before the rest waits for the next commit. */
const mostFailedLines = 10

/**
 * Tells an LMS what happens: where the person stands first, then the answers, each element by itself. What fails is kept and
 * told again with the next commit; what is refused for its value is left out; a value that the LMS has is not told twice.
 */
export function createScormPort({ vocabulary, find, now }: Options): LmsPort {
  const began = now()
  const told = new Map<string, string>()
  const waiting = new Map<string, WaitingLine>()
  const lineOf = new Map<string, number>()
  let lines = 0
  let api: ScormApi | null = null
  let isOpen = false
  let isOver = false
  let isFailing = false
  let isDirty = false
  let reported: ProgressReport | null = null
  let before = nothingBefore

  const connect = (): boolean => {
    if (isOpen || isOver) return isOpen
    if (!api) {
      const calls = find()
      if (!calls) return false
      api = createScormApi(calls, vocabulary.names)
    }
    isOpen = api.initialize()
    isFailing = !isOpen
    if (isOpen) {
      before = vocabulary.before(api.get)
      const known = vocabulary.lines(api.get)
      known.forEach((id, line) => id && lineOf.set(id, line))
      lines = known.length
    }
    return isOpen
  }
  const set = ([name, value]: Elements[number]): SetOutcome => {
    if (told.get(name) === value) return 'stored'
    isDirty = true
    const outcome = (api as ScormApi).set(name, value)
    if (outcome !== 'failed') told.set(name, value)
    return outcome
  }
  /** What of a line is left to tell; null for nothing. */
  const tellLine = ({ one, left }: WaitingLine): WaitingLine | null => {
    const known = lineOf.get(one.id)
    const line = known ?? lines
    const elements = vocabulary.interaction(one, line)
    const [idOfLine, ...rest] = elements
    if (!left) {
      // A line says its values anew, even those that it has.
      elements.forEach(([name]) => told.delete(name))
      const opened = idOfLine ? set(idOfLine) : 'refused'
      // A line without an id is none: the next one takes its number.
      if (known === undefined && opened !== 'stored') return opened === 'failed' ? { one, left: null } : null
      lineOf.set(one.id, line)
      lines = Math.max(lines, line + 1)
    }
    const failed = rest.filter((element) => (!left || left.has(element[0])) && set(element) === 'failed')
    return failed.length > 0 ? { one, left: new Set(failed.map(([name]) => name)) } : null
  }
  const tellLines = (): void => {
    const again: WaitingLine[] = []
    for (const [id, line] of waiting) {
      if (again.length === mostFailedLines) break
      waiting.delete(id)
      const left = tellLine(line)
      if (left) again.push(left)
    }
    // Behind the others: these have their turn next time.
    again.forEach((line) => waiting.set(line.one.id, line))
  }
  /** Whether the LMS has the score, the status and the place. */
  const tell = (): boolean => {
    const time = vocabulary.time(now() - began)
    if (!before.isCounted) {
      time.forEach(set)
      return true
    }
    const outcomes = [...(reported ? vocabulary.report(reported) : []), ...time, ...vocabulary.suspend].map(
      (element) => [element[0], set(element)] as const,
    )
    // An LMS that takes nothing at all is away.
    if (outcomes.every(([, outcome]) => outcome === 'failed')) return false
    tellLines()
    return outcomes.every(([name, outcome]) => outcome !== 'failed' || !isEssential(name))
  }
  const commit = (): void => {
    if (isOver || !isOpen) return
    const isTold = tell()
    const isKept = !isDirty || (api as ScormApi).commit()
    if (isKept) isDirty = false
    isFailing = !isTold || !isKept
  }

  connect()
  return {
    get before() {
      return before
    },
    suspendLimit: vocabulary.suspendLimit,
    connect,
    health: () => (!api ? 'absent' : isFailing ? 'failing' : 'fine'),
    report: (next) => {
      reported = next
    },
    interaction: (one) => {
      waiting.delete(one.id)
      waiting.set(one.id, { one, left: null })
    },
    commit,
    terminate: () => {
      if (isOver) return
      commit()
      isOver = true
      if (isOpen) api?.terminate()
    },
  }
}

/** What people are told of when it does not arrive. */
function isEssential(name: string): boolean {
  return /score\.(raw|scaled)$|status$|suspend_data$/.test(name)
}
