export type Version = '12' | '2004'

type Mode = 'fine' | 'false' | 'throws'
type Call = (...values: string[]) => unknown

/** A minimal LMS: stores reported values and counts calls. */
export interface FakeLms {
  mode: Mode
  /** The error code of failing calls. */
  error: string
  readonly values: Record<string, string>
  readonly tried: string[]
  readonly calls: { initialize: number; commit: number; terminate: number; late: number }
}

export function fakeLms(values: Record<string, string> = {}): { lms: FakeLms; api: Record<string, Call> } {
  const lms: FakeLms = {
    mode: 'fine',
    error: '101',
    values,
    tried: [],
    calls: { initialize: 0, commit: 0, terminate: 0, late: 0 },
  }
  const answered = (act: () => string): string => {
    if (lms.mode === 'throws') throw new Error('The LMS is broken.')
    if (lms.calls.terminate > 0) lms.calls.late += 1
    return lms.mode === 'fine' ? act() : 'false'
  }
  const counted = (what: 'initialize' | 'commit' | 'terminate') => () =>
    answered(() => {
      lms.calls[what] += 1
      return 'true'
    })
  const get = (name = '') =>
    answered(() => (name === 'cmi.interactions._count' ? String(linesIn(lms.values)) : (lms.values[name] ?? '')))
  const set = (name = '', value = '') =>
    answered(() => {
      lms.tried.push(name)
      lms.values[name] = value
      return 'true'
    })
  const lastError = () => (lms.mode === 'fine' ? '0' : lms.error)
  return {
    lms,
    api: {
      LMSInitialize: counted('initialize'),
      LMSFinish: counted('terminate'),
      LMSCommit: counted('commit'),
      LMSGetValue: get,
      LMSSetValue: set,
      LMSGetLastError: lastError,
      Initialize: counted('initialize'),
      Terminate: counted('terminate'),
      Commit: counted('commit'),
      GetValue: get,
      SetValue: set,
      GetLastError: lastError,
    },
  }
}

export function linesIn(values: Readonly<Record<string, string>>): number {
  return new Set(Object.keys(values).flatMap((one) => /^cmi\.interactions\.(\d+)\./.exec(one)?.[1] ?? [])).size
}
