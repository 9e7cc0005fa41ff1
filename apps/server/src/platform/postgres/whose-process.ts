import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

/** Whether a living process is the PostgreSQL server of that data folder; where nothing can be learned of it, it is taken for it. */
export function isServerOf(pid: number, folder: string): boolean {
  const command = commandOf(pid)
  if (command === undefined) return true
  const place = read(() => realpathSync(folder)) ?? folder
  return isPostgres(command) && (workingFolderOf(pid) === place || command.includes(folder))
}

/** A process of a server of that data folder, where /proc tells. */
export function findServerOf(folder: string): number | undefined {
  if (!existsSync('/proc/self/cmdline')) return undefined
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .find((pid) => commandOf(pid) !== undefined && isServerOf(pid, folder))
}

/** By its program; children of a server call themselves "postgres: checkpointer". */
const isPostgres = (command: string): boolean => /(^|\/)postgres(:|\s|\0|$)/.test(command)

/** With its arguments; empty for one that has ended and waits to be noticed. */
function commandOf(pid: number): string | undefined {
  if (existsSync('/proc/self/cmdline')) return read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** PostgreSQL works in its data folder; only its own user and root may see that. */
const workingFolderOf = (pid: number): string | undefined => read(() => readlinkSync(`/proc/${pid}/cwd`))

function read(act: () => string): string | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
