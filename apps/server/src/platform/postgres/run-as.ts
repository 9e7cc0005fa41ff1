import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { StartError } from '../start-error.ts'

/** The user that PostgreSQL runs as, since it refuses to run as root. */
export interface RunAs {
  uid: number
  gid: number
  name: string
}

/**
 * Undefined if the current user will do. Root switches to a user with an entry in /etc/passwd, without which initdb
 * fails.
 */
export function chooseRunAs(existingFolder: string): RunAs | undefined {
  if (process.getuid?.() !== 0) {
    requirePasswdEntry()
    return undefined
  }
  const users = unprivilegedUsers()
  const owner = ownerOf(existingFolder)
  const user = users.find((candidate) => candidate.uid === owner) ?? users[0]
  if (!user)
    throw new StartError(
      'The embedded database can not run as root, and this machine has neither a user "postgres" nor "nobody". Start Deckle as another user, or set DATABASE_URL to a PostgreSQL server.',
    )
  return user
}

/** Tested by a process of that user, since parent folders may be inaccessible. */
export function canUse(path: string, need: 'write' | 'execute', user: RunAs | undefined): boolean {
  const script = need === 'write' ? 'cd "$1" && test -w .' : '"$1" --version'
  const { status } = spawnSync('/bin/sh', ['-c', script, 'sh', path], { ...identity(user), cwd: '/', stdio: 'ignore' })
  return status === 0
}

export function identity(user: RunAs | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {}
}

function ownerOf(path: string): number | undefined {
  try {
    return statSync(path).uid
  } catch {
    return undefined
  }
}

function requirePasswdEntry(): void {
  try {
    userInfo()
  } catch {
    throw new StartError(
      `The embedded database needs a user with an entry in /etc/passwd, and the user id ${process.getuid?.()} has none. Start Deckle as another user, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

function unprivilegedUsers(): RunAs[] {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  return ['postgres', '_postgres', 'nobody'].flatMap((name) => {
    const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (!uid || !gid || Number(uid) <= 0) return []
    return [{ name, uid: Number(uid), gid: Number(gid) }]
  })
}
