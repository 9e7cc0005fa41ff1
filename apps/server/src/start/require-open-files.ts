import { readFileSync } from 'node:fs'
import { StartError } from '../platform/start-error.ts'

/** Enough for the embedded database and a few connections; more people need more. */
const least = 256

/** Refuses to start with a limit of open files that would make requests fail later. Node uses the hard limit. */
export function requireOpenFiles(limits: string = readLimits()): void {
  const max = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Infinity)
  if (max < least)
    throw new StartError(
      `Only ${max} files and connections may be open at once here; Deckle needs at least ${least}. Raise the limit (ulimit -n, LimitNOFILE= of systemd, --ulimit of a container).`,
    )
}

/** Empty if the system has no such file. */
function readLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8')
  } catch {
    return ''
  }
}
