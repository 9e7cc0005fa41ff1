/** How a call that sets a value ended: stored; never to be stored, whatever is tried; not now. */
export type SetOutcome = 'stored' | 'refused' | 'failed'

/** The calls of an LMS, whatever the standard's version. None throws. */
export interface ScormApi {
  readonly initialize: () => boolean
  /** '' where the LMS has no such value or does not answer. */
  readonly get: (name: string) => string
  readonly set: (name: string, value: string) => SetOutcome
  readonly commit: () => boolean
  readonly terminate: () => boolean
}

/** What a version of the standard calls its API and the API's calls. */
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

type Calls = Readonly<Record<string, unknown>>

/** Frames in frames, and windows opened by windows, that are looked through. */
const mostSteps = 50

/** The LMS's API: in this window's frames upwards, then in the window that opened this one and its frames; null where there is none. */
export function findApi(from: Window, object: ApiNames['object']): Calls | null {
  for (const start of [from, openerOf(from), openerOf(topOf(from))]) {
    let window = start
    for (let step = 0; window && step < mostSteps; step++) {
      const found = read(() => (window as unknown as Record<string, unknown>)[object])
      if (typeof found === 'object' && found !== null) return found as Calls
      const parent: Window | null = read(() => (window as Window).parent)
      if (parent === window) break
      window = parent
    }
  }
  return null
}

function openerOf(window: Window | null): Window | null {
  return window && read(() => window.opener as Window | null)
}

function topOf(window: Window): Window | null {
  return read(() => window.top)
}

/** Another site's window may not be read. */
function read<T>(look: () => T): T | null {
  try {
    return look() ?? null
  } catch {
    return null
  }
}

/** The LMS's calls, made safe: one that throws has failed. */
export function createScormApi(calls: Calls, names: ApiNames): ScormApi {
  const call = (name: string, ...values: readonly string[]): string => {
    try {
      const method = calls[name]
      return typeof method === 'function' ? String(method.apply(calls, values) ?? '') : ''
    } catch {
      return ''
    }
  }
  return {
    initialize: () => call(names.initialize, '') === 'true',
    get: (name) => call(names.get, name),
    set: (name, value) => {
      if (call(names.set, name, value) === 'true') return 'stored'
      return isAboutTheValue(call(names.lastError)) ? 'refused' : 'failed'
    },
    commit: () => call(names.commit, '') === 'true',
    terminate: () => call(names.terminate, '') === 'true',
  }
}

/** Errors that say that the LMS will never take this: an element it lacks, a value that it does not know (201…207, 351, 401…408). */
function isAboutTheValue(error: string): boolean {
  return /^(20[1-7]|351|40[1-8])$/.test(error)
}
