import type { PackageOptions, PackageStatus } from '@deckle/core/deck/publication/package-options.ts'
import type { Interaction } from './scorm/interactions.ts'
import type { LmsPort, Place, Result } from './port/port.ts'

/** The result of an attempt, before the package's options decide how it is reported. */
export interface Outcome {
  readonly passed: boolean | null
  readonly score: number | null
}

/** A person's attempts at a package: which are reported to the LMS, and which are practice. */
export interface Attempts {
  readonly isPractice: () => boolean
  readonly hasResult: () => boolean
  readonly place: (place: Place) => void
  readonly answer: (one: Interaction) => void
  /** @param lines the attempt's answers, where they are reported at its end */
  readonly end: (outcome: Outcome, place: Place, lines: () => readonly Interaction[]) => void
  readonly restart: () => void
  readonly commit: () => void
}

export interface EarlierAttempt {
  readonly hasResult: boolean
  readonly isAtEnd: boolean
}

/** Completion and a pass are never withdrawn by later attempts; of two scores, the better one counts, with its answers. */
export function createAttempts(
  port: LmsPort,
  { attempts, status, interactions }: PackageOptions,
  earlier: EarlierAttempt | null,
): Attempts {
  let known = port.before
  let best: Result = resultOf(known)
  let hasResult = earlier ? earlier.hasResult || (earlier.isAtEnd && isResult(known)) : isResult(known)
  let isAgain = hasResult && !earlier?.isAtEnd
  let last: Place | null = null
  const isReported = () => port.before.isCounted && !(attempts === 'first' && hasResult)

  /** Merges the earlier result of an LMS that was found late. */
  const learn = () => {
    if (port.before === known) return
    known = port.before
    const isKnownBetter = (attempts === 'first' && isResult(known)) || !isBetter(best, known)
    best = isKnownBetter ? resultOf(known) : { ...best, completed: best.completed || known.completed }
    isAgain ||= !hasResult && isResult(known)
    hasResult ||= isResult(known)
    if (last) port.report({ ...last, ...best })
  }

  return {
    isPractice: () => !port.before.isCounted || (!isReported() && isAgain),
    hasResult: () => hasResult,
    place: (place) => {
      const { isCounted, keepsPlace } = port.before
      if (isCounted ? !isReported() : !keepsPlace || hasResult) return
      last = place
      port.report({ ...place, ...best })
    },
    answer: (one) => {
      if (interactions && isReported() && !hasResult) port.interaction(one)
    },
    end: (outcome, place, lines) => {
      if (!isReported() || (hasResult && !isAgain)) return
      const result = inWords(outcome, status)
      if (isBetter(result, best)) {
        if (hasResult && interactions) lines().forEach((one) => port.interaction(one))
        best = {
          completed: result.completed || best.completed,
          success: best.success === 'passed' ? 'passed' : result.success,
          score: result.score,
        }
      }
      hasResult = true
      isAgain = false
      last = place
      port.report({ ...place, ...best })
    },
    restart: () => {
      isAgain = hasResult
    },
    commit: () => {
      if (port.connect()) learn()
      port.commit()
    },
  }
}

function resultOf({ completed, success, score }: Result): Result {
  return { completed, success, score }
}

function isResult({ completed, success }: Result): boolean {
  return completed || success !== null
}

/** The later one of two equal scores. */
function isBetter(next: Result, before: Result): boolean {
  return before.score === null || (next.score !== null && next.score >= before.score)
}

function inWords({ passed, score }: Outcome, status: PackageStatus): Result {
  if (passed === null) return { completed: true, success: null, score }
  const [pass, fail] = status.split('_')
  return passed
    ? { completed: true, success: pass === 'passed' ? 'passed' : 'unknown', score }
    : { completed: fail === 'failed', success: fail === 'failed' ? 'failed' : 'unknown', score }
}
