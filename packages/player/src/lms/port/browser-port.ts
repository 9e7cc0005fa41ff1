import { packagePrefix } from '../../hosts/storage/storage-keys.ts'
import { type LmsPort, nothingBefore } from './port.ts'

/** For a package without an LMS: the browser stores the place, and nothing is reported. */
export function createBrowserPort(key: string): LmsPort {
  const name = packagePrefix + key
  let next = ''
  const save = () => {
    try {
      localStorage.setItem(name, next)
    } catch {
      // A page opened from a folder may have no storage: it starts again each time.
    }
  }
  return {
    before: { ...nothingBefore, suspendData: storedPlace(name), learner: '' },
    suspendLimit: 1_000_000,
    connect: () => true,
    health: () => 'fine',
    report: ({ suspendData }) => {
      next = suspendData
    },
    interaction: () => undefined,
    commit: () => next && save(),
    terminate: () => next && save(),
  }
}

function storedPlace(name: string): string {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}
