import { type FakeLms, fakeLms, linesIn, type Version } from './fake-lms.ts'

export interface FaultyLms {
  readonly lms: FakeLms
  /** The object under the standard's name in the LMS's window. */
  readonly api: object
}

/** "General exception" of 1.2, "general set failure" of 2004. */
const general = { '12': '101', '2004': '351' } as const
/** "Invalid argument" and "incorrect data type" of 1.2; of 2004 "general argument error" and "type mismatch". */
const argument = { '12': '201', '2004': '201' } as const
const type = { '12': '405', '2004': '406' } as const

/** Known faults of LMSs, each in both versions of the standard. */
export const faults = {
  'fails for every element of an answer': (version) =>
    settingLms(version, ({ isLine }) => (isLine ? general[version] : null)),
  'throws at every element of an answer': (version) =>
    settingLms(version, ({ isLine }) => {
      if (isLine) throw new Error('No interactions here.')
      return null
    }),
  'says false without an error to every element of an answer': (version) =>
    settingLms(version, ({ isLine }) => (isLine ? '0' : null)),
  'refuses ids of answers, and lines that it has not opened': (version) =>
    settingLms(version, ({ part, line, values, value }) => {
      if (part === 'id' && /^q[56]-/.test(value)) return type[version]
      return line !== null && line > linesIn(values) - (part === 'id' ? 0 : 1) ? argument[version] : null
    }),
  'has room for three answers': (version) =>
    settingLms(version, ({ line }) => (line !== null && line > 2 ? general[version] : null)),
  'says 1 for yes': () => {
    const { lms, api } = fakeLms()
    const numbered = Object.entries(api).map(([name, call]) => [
      name,
      (...values: string[]) => {
        const answer = call(...values)
        return answer === 'true' ? (name.includes('Commit') ? '1' : 1) : answer
      },
    ])
    return { lms, api: Object.fromEntries(numbered) as object }
  },
  'answers nothing to the first call': (version) => {
    const { lms, api } = fakeLms()
    const verb = version === '12' ? 'LMSInitialize' : 'Initialize'
    let isOpen = false
    let error = '0'
    return {
      lms,
      api: {
        ...api,
        [verb]: () => {
          error = isOpen ? (version === '12' ? '101' : '103') : '0'
          if (isOpen) return 'false'
          isOpen = true
          return undefined
        },
        [version === '12' ? 'LMSGetLastError' : 'GetLastError']: () => error,
      },
    }
  },
  'is a function': (version) => {
    const { lms, api } = fakeLms()
    return { lms, api: Object.assign(() => version, api) }
  },
} satisfies Readonly<Record<string, (version: Version) => FaultyLms>>

interface Setting {
  readonly isLine: boolean
  /** Index of the interaction; null for other elements. */
  readonly line: number | null
  readonly part: string
  readonly value: string
  readonly values: Readonly<Record<string, string>>
}

/** @param faultOf the error code of setting an element, null for none */
function settingLms(version: Version, faultOf: (setting: Setting) => string | null): FaultyLms {
  const { lms, api } = fakeLms()
  const verb = version === '12' ? 'LMSSetValue' : 'SetValue'
  const setValue = api[verb]
  let error = '0'
  return {
    lms,
    api: {
      ...api,
      [verb]: (name: string, value: string) => {
        const [, line, part = ''] = /^cmi\.interactions\.(\d+)\.(.+)$/.exec(name) ?? []
        const setting = { isLine: line !== undefined, line: line === undefined ? null : Number(line), part, value }
        const fault = faultOf({ ...setting, values: lms.values })
        error = fault ?? '0'
        return fault === null ? setValue?.(name, value) : 'false'
      },
      [version === '12' ? 'LMSGetLastError' : 'GetLastError']: () => error,
    },
  }
}
