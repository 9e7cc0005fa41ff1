import type { Interaction } from './interactions.ts'
import { type Before, type LmsPort, nothingBefore, type Standing } from './port.ts'
import { type ApiNames, createScormApi, type ScormApi } from './scorm-api.ts'

export type Elements = readonly (readonly [name: string, value: string])[]

/** A version of the standard: what its elements are called and how values are written. */
export interface Vocabulary {
  readonly names: ApiNames
  readonly suspendLimit: number
  readonly before: (get: ScormApi['get']) => Before
  readonly standing: (standing: Standing, sessionMs: number) => Elements
  /** The id first: an LMS opens the line with it. */
  readonly interaction: (one: Interaction, line: number) => Elements
  /** Ids of the lines from before by their number, where they can be read. */
  readonly lines: (get: ScormApi['get']) => readonly string[]
}

interface Options {
  readonly vocabulary: Vocabulary
  /** Looks for the LMS's API; asked again while there is none. */
  readonly find: () => Parameters<typeof createScormApi>[0] | null
  readonly now: () => number
}

/**
 * Tells an LMS what happens. What it does not take is kept and told again with the next commit; what it refuses for its
 * value is left out; a value that it has is not told twice.
 */
export function createScormPort({ vocabulary, find, now }: Options): LmsPort {
  const began = now()
  const told = new Map<string, string>()
  const waiting = new Map<string, Interaction>()
  const lineOf = new Map<string, number>()
  let lines = 0
  let api: ScormApi | null = null
  let isOpen = false
  let isOver = false
  let isFailing = false
  let isDirty = false
  let standing: Standing | null = null
  let before = nothingBefore
  let reached: Reached = nothingBefore

  const open = (): boolean => {
    if (isOpen || isOver) return isOpen
    if (!api) {
      const calls = find()
      if (!calls) return false
      api = createScormApi(calls, vocabulary.names)
    }
    isOpen = api.initialize()
    if (isOpen) {
      before = vocabulary.before(api.get)
      reached = best(before, reached)
      const known = vocabulary.lines(api.get)
      known.forEach((id, line) => id && lineOf.set(id, line))
      lines = known.length
    }
    return isOpen
  }
  const set = (name: string, value: string): boolean => {
    if (told.get(name) === value) return true
    const outcome = (api as ScormApi).set(name, value)
    if (outcome === 'failed') return false
    told.set(name, value)
    isDirty = true
    return true
  }
  /** False at the first call that fails: the rest would fail too. */
  const tell = (): boolean => {
    if (!open()) return false
    for (const [id, one] of waiting) {
      const line = lineOf.get(id) ?? lines
      const elements = vocabulary.interaction(one, line)
      // A line says its values anew, even those that it has.
      elements.forEach(([name]) => told.delete(name))
      if (!elements.every(([name, value]) => set(name, value))) return false
      lineOf.set(id, line)
      lines = Math.max(lines, line + 1)
      waiting.delete(id)
    }
    return (
      !standing ||
      vocabulary.standing({ ...standing, ...reached }, now() - began).every(([name, value]) => set(name, value))
    )
  }
  const commit = (): void => {
    if (isOver) return
    const isTold = tell()
    const isKept = !isDirty || (isOpen && (api as ScormApi).commit())
    if (isKept) isDirty = false
    isFailing = !isTold || !isKept
  }

  isFailing = !open()
  return {
    get before() {
      return before
    },
    suspendLimit: vocabulary.suspendLimit,
    health: () => (!api ? 'absent' : isFailing ? 'failing' : 'fine'),
    report: (next) => {
      const { completed, passed, score } = next
      standing = next
      reached = best(reached, { completed, passed, score })
    },
    interaction: (one) => {
      waiting.delete(one.id)
      waiting.set(one.id, one)
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

type Reached = Pick<Before, 'completed' | 'passed' | 'score'>

/** Who has completed or passed a deck keeps that when playing it again, and the better score. */
function best(before: Reached, next: Reached): Reached {
  const isBetter = before.score === null || (next.score !== null && next.score >= before.score)
  return {
    completed: next.completed || before.completed,
    passed: before.passed === true ? true : (next.passed ?? before.passed),
    score: isBetter ? next.score : before.score,
  }
}
