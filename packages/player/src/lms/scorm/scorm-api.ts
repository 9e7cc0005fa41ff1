/** Of setting a value: stored; refused for good; failed, to be retried. */
export type SetOutcome = 'stored' | 'refused' | 'failed'

/** The calls of an LMS, in either version of the standard. None throws. */
export interface ScormApi {
  readonly initialize: () => boolean
  /** '' where the LMS has no such value or does not answer. */
  readonly get: (name: string) => string
  readonly set: (name: string, value: string) => SetOutcome
  readonly commit: () => boolean
  readonly terminate: () => boolean
}

export interface ApiNames {
  readonly object: 'API' | 'API_1484_11'
  readonly initialize: string
  readonly get: string
  readonly set: string
  readonly commit: string
  readonly terminate: string
  readonly lastError: string
}

export const names12: ApiNames = {
  object: 'API',
  initialize: 'LMSInitialize',
  get: 'LMSGetValue',
  set: 'LMSSetValue',
  commit: 'LMSCommit',
  terminate: 'LMSFinish',
  lastError: 'LMSGetLastError',
}

export const names2004: ApiNames = {
  object: 'API_1484_11',
  initialize: 'Initialize',
  get: 'GetValue',
  set: 'SetValue',
  commit: 'Commit',
  terminate: 'Terminate',
  lastError: 'GetLastError',
}

/** An LMS's API object; in some LMSs a function. */
export type LmsCalls = Readonly<Record<string, unknown>>

/** Maximum number of nested frames that are searched. */
const mostSteps = 50

/** Searches this window's parents, then the opener and its parents; null for none. */
export function findApi(from: Window, object: ApiNames['object']): LmsCalls | null {
  for (const start of [from, openerOf(from), openerOf(topOf(from))]) {
    let window = start
    for (let step = 0; window && step < mostSteps; step++) {
      const found = read(() => (window as unknown as Record<string, unknown>)[object])
      if (isCalls(found)) return found
      const parent: Window | null = read(() => (window as Window).parent)
      if (parent === window) break
      window = parent
    }
  }
  return null
}

function isCalls(found: unknown): found is LmsCalls {
  return (typeof found === 'object' && found !== null) || typeof found === 'function'
}

function openerOf(window: Window | null): Window | null {
  return window && read(() => window.opener as Window | null)
}

function topOf(window: Window): Window | null {
  return read(() => window.top)
}

/** Reading another site's window throws. */
function read<T>(get: () => T): T | null {
  try {
    return get() ?? null
  } catch {
    return null
  }
}

export function createScormApi(calls: LmsCalls, names: ApiNames): ScormApi {
  /** Null where the call is missing or throws. */
  const call = (name: string, ...values: readonly string[]): string | null => {
    try {
      const method = calls[name]
      return typeof method === 'function' ? String(method.apply(calls, values) ?? '').trim() : null
    } catch {
      return null
    }
  }
  const error = () => call(names.lastError) ?? ''
  /** Some LMSs return neither true nor false: the error code decides. */
  const isDone = (answer: string | null) => answer !== null && (isYes(answer) || (answer === '' && error() === '0'))
  return {
    initialize: () => {
      const answer = call(names.initialize, '')
      // An already open session is used. 1.2 has no error code for one: asked twice, such an LMS would seem absent.
      return isDone(answer) || (answer !== null && names.object === 'API_1484_11' && error() === '103')
    },
    get: (name) => call(names.get, name) ?? '',
    set: (name, value) => {
      if (isDone(call(names.set, name, value))) return 'stored'
      return isAboutTheValue(error()) ? 'refused' : 'failed'
    },
    commit: () => isDone(call(names.commit, '')),
    terminate: () => isDone(call(names.terminate, '')),
  }
}

/** The standard's "true"; some LMSs return true, 1 or "1". */
function isYes(answer: string): boolean {
  return /^(true|1)$/i.test(answer)
}

/** Error codes for an unsupported element or value (201…207, 401…408): a retry would fail again. */
function isAboutTheValue(error: string): boolean {
  return /^(20[1-7]|40[1-8])$/.test(error)
}
