import type { Elements, Vocabulary } from './vocabulary.ts'
import { type Before, type LmsPort, nothingBefore, type ProgressReport } from '../port/port.ts'
import { createScormLines, type ScormLines } from './scorm-lines.ts'
import { createScormApi, type LmsCalls, type ScormApi, type SetOutcome } from './scorm-api.ts'

interface Options {
  readonly vocabulary: Vocabulary
  /** Searches the LMS's API; called again while there is none. */
  readonly find: () => LmsCalls | null
  readonly now: () => number
}

interface Session {
  api: ScormApi | null
  isOpen: boolean
  isOver: boolean
  isFailing: boolean
  /** Something was set since the last commit. */
  isDirty: boolean
  before: Before
  reported: ProgressReport | null
  /** Values that the LMS has stored or refused, by element. */
  readonly written: Map<string, string>
}

/**
 * Reports to an LMS: first the place, the score and the status, then the answers, each element by itself. Failed values are
 * retried with the next commit, refused ones are skipped, and unchanged ones are not written again.
 */
export function createScormPort({ vocabulary, find, now }: Options): LmsPort {
  const began = now()
  const session: Session = {
    api: null,
    isOpen: false,
    isOver: false,
    isFailing: false,
    isDirty: false,
    before: nothingBefore,
    reported: null,
    written: new Map(),
  }
  const set = (element: Elements[number]) => setElement(session, element)
  const clearWritten = (name: string) => session.written.delete(name)
  const lines = createScormLines({ interaction: vocabulary.interaction, set, clearWritten })
  const connect = () => openSession(session, { vocabulary, find, now }, lines)
  const commit = () => {
    if (session.isOver || !session.isOpen) return
    const isWritten = writeAll(session, vocabulary, lines, now() - began)
    const isCommitted = !session.isDirty || (session.api as ScormApi).commit()
    if (isCommitted) session.isDirty = false
    session.isFailing = !isWritten || !isCommitted
  }
  connect()
  return {
    get before() {
      return session.before
    },
    suspendLimit: vocabulary.suspendLimit,
    connect,
    health: () => (!session.api ? 'absent' : session.isFailing ? 'failing' : 'fine'),
    report: (next) => {
      session.reported = next
    },
    interaction: lines.add,
    commit,
    terminate: () => {
      if (session.isOver) return
      commit()
      session.isOver = true
      if (session.isOpen) session.api?.terminate()
    },
  }
}

/** Idempotent. @returns whether the session is open */
function openSession(session: Session, { vocabulary, find }: Options, lines: ScormLines): boolean {
  if (session.isOpen || session.isOver) return session.isOpen
  if (!session.api) {
    const calls = find()
    if (!calls) return false
    session.api = createScormApi(calls, vocabulary.names)
  }
  const { api } = session
  session.isOpen = api.initialize()
  session.isFailing = !session.isOpen
  if (session.isOpen) {
    session.before = vocabulary.before(api.get)
    lines.open(vocabulary.lines(api.get))
  }
  return session.isOpen
}

function setElement(session: Session, [name, value]: Elements[number]): SetOutcome {
  if (session.written.get(name) === value) return 'stored'
  session.isDirty = true
  const outcome = (session.api as ScormApi).set(name, value)
  if (outcome !== 'failed') session.written.set(name, value)
  return outcome
}

/** @returns whether the LMS has the score, the status and the place */
function writeAll(session: Session, vocabulary: Vocabulary, lines: ScormLines, sessionMs: number): boolean {
  const { before, reported } = session
  const result = reported && before.isCounted ? vocabulary.result(reported) : []
  const place = reported && before.keepsPlace ? vocabulary.place(reported) : []
  const leave = before.keepsPlace ? vocabulary.suspend : []
  const outcomes = [...result, ...place, ...vocabulary.time(sessionMs), ...leave].map(
    (element) => [element[0], setElement(session, element)] as const,
  )
  if (!before.isCounted) return true
  // An LMS that accepts nothing at all is unreachable.
  if (outcomes.every(([, outcome]) => outcome === 'failed')) return false
  lines.write()
  return outcomes.every(([name, outcome]) => outcome !== 'failed' || !isEssential(name))
}

/** People are notified when one of these is not stored. */
function isEssential(name: string): boolean {
  return /score\.(raw|scaled)$|status$|suspend_data$/.test(name)
}
