import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Whether a running process is the PostgreSQL server of a data folder; true if that can't be determined. */
export function isServerOf(pid: number, folder: string): boolean {
  const command = commandOf(pid)
  if (command === undefined) return true
  const place = read(() => realpathSync(folder)) ?? folder
  return isPostgres(command) && (workingFolderOf(pid) === place || command.includes(folder))
}

/** Pids of the server's processes of a data folder; empty where /proc is not available. */
export function listServersOf(folder: string): readonly number[] {
  if (!existsSync('/proc/self/cmdline')) return []
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => commandOf(pid) !== undefined && isServerOf(pid, folder))
}

/** Pid of a server process of a data folder; only where /proc is available. */
export const findServerOf = (folder: string): number | undefined => listServersOf(folder)[0]

/** By the program name; child processes are called "postgres: checkpointer" and the like. */
const isPostgres = (command: string): boolean => /(^|\/)postgres(:|\s|\0|$)/.test(command)

/** Command line with arguments; empty for a zombie process. */
function commandOf(pid: number): string | undefined {
  if (existsSync('/proc/self/cmdline')) return read(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  const { status, stdout } = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

/** PostgreSQL's working directory is its data folder; only its own user and root can read it. */
const workingFolderOf = (pid: number): string | undefined => read(() => readlinkSync(`/proc/${pid}/cwd`))

function read(act: () => string): string | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}
