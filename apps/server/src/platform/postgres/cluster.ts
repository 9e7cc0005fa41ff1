import { spawn } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { chown, mkdir, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { type Binaries, findBinaries } from './binaries.ts'
import { canUse, chooseRunAs, identity, type RunAs } from './run-as.ts'
import { diskFullMessage, StartError } from '../start-error.ts'

/** A prepared cluster, ready to start. */
export interface Cluster {
  binaries: Binaries
  /** PGDATA; its name ends with the major version. */
  folder: string
  socketFolder: string
  logFile: string
  user: RunAs | undefined
  fsync: boolean
}

/** A socket path has at most 107 bytes; the rest is PostgreSQL's socket name. */
const longestSocketFolder = 85

/** Creates what is missing: the folder, its owner, the programs and the cluster. */
export async function prepareCluster(
  dataFolder: string,
  fsync: boolean,
  log: (text: string) => void,
): Promise<Cluster> {
  const place = join(resolve(dataFolder), 'database')
  const user = chooseRunAs(place)
  const home = await prepareHome(place, user, log)
  const binaries = await findBinaries(home, user)
  const folder = join(home, `postgres-${binaries.major}`)
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    refuseOtherMajor(home, binaries.major)
    await initialise(binaries, folder, user, fsync)
  }
  const socketFolder = await prepareSocketFolder(home, user)
  return { binaries, folder, socketFolder, logFile: join(home, `postgres-${binaries.major}.log`), user, fsync }
}

async function prepareHome(place: string, user: RunAs | undefined, log: (text: string) => void): Promise<string> {
  try {
    // The database's user may pass through the data folder, but not list it.
    await mkdir(dirname(place), { recursive: true, mode: 0o711 })
    await mkdir(place, { recursive: true, mode: 0o700 })
    if (user) await chown(place, user.uid, user.gid)
  } catch (error) {
    throw new StartError(
      `The data folder ${place} can not be made or written (${messageOf(error)}). Set DECKLE_DATA to a folder that can be written.`,
      { cause: error },
    )
  }
  const home = realpathSync(place)
  if (canUse(home, 'write', user)) return home
  if (user) return moveHome(place, user, log)
  throw new StartError(
    `The data folder ${home} can not be written by the present user. Change its owner, or set DECKLE_DATA to a folder that can be written.`,
  )
}

/** If the folder is below one that is closed to the database's user (root's home), it is moved and linked. */
async function moveHome(place: string, user: RunAs, log: (text: string) => void): Promise<string> {
  const home = join('/var/lib/deckle', `database-${randomBytes(4).toString('hex')}`)
  if (readdirSync(place).length > 0)
    throw new StartError(
      `The user "${user.name}", as whom the database runs, can not reach ${place}. Move the data folder, or open the folders above it to that user.`,
    )
  await mkdir(dirname(home), { recursive: true, mode: 0o711 })
  await mkdir(home, { mode: 0o700 })
  await chown(home, user.uid, user.gid)
  if (!canUse(home, 'write', user))
    throw new StartError(
      `The user "${user.name}", as whom the database runs, can reach neither ${place} nor ${home}. Set DECKLE_DATA to another folder.`,
    )
  await rm(place, { recursive: true })
  await symlink(home, place)
  log(`The database's user "${user.name}" can not reach ${place}; the database is kept in ${home}, linked from there.`)
  return home
}

function refuseOtherMajor(home: string, major: string): void {
  const other = readdirSync(home).find(
    (name) => /^postgres-\d+$/.test(name) && existsSync(join(home, name, 'PG_VERSION')),
  )
  if (!other) return
  throw new StartError(
    `${join(home, other)} holds a database of PostgreSQL ${other.slice('postgres-'.length)}, and this version of Deckle brings ${major}. With the former version of Deckle run "npm run db:backup <file>", move that folder away, then run "npm run db:restore <file>" here.`,
  )
}

/** Created beside its final place and renamed: an incomplete cluster is never used, and one of two concurrent starts wins. */
async function initialise(binaries: Binaries, folder: string, user: RunAs | undefined, fsync: boolean): Promise<void> {
  const temporary = `${folder}.new-${process.pid}-${randomBytes(3).toString('hex')}`
  const options = [
    '--auth=trust',
    '--locale=C.UTF-8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--encoding=UTF8',
    '--username=postgres',
  ]
  if (!fsync) options.push('--no-sync')
  try {
    await run(binaries.initdb, ['-D', temporary, ...options], user, folder)
    await rename(temporary, folder)
  } catch (error) {
    await rm(temporary, { recursive: true, force: true })
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error
  }
}

function run(program: string, args: string[], user: RunAs | undefined, folder: string): Promise<void> {
  return new Promise((done, fail) => {
    const child = spawn(program, args, {
      ...identity(user),
      cwd: '/',
      env: databaseEnvironment(),
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let output = ''
    child.stderr.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-2000)))
    child.on('error', (error) =>
      fail(new StartError(`The embedded database's ${program} could not be started: ${error.message}`)),
    )
    child.on('close', (code) =>
      code === 0
        ? done()
        : fail(
            new StartError(
              diskFullMessage(output, folder, `The embedded database could not be made: ${output.trim()}`),
            ),
          ),
    )
  })
}

/** Minimal, because the server's own environment holds secrets. */
export function databaseEnvironment(): NodeJS.ProcessEnv {
  return { PATH: '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
}

async function prepareSocketFolder(home: string, user: RunAs | undefined): Promise<string> {
  const short = Buffer.byteLength(join(home, 'socket')) <= longestSocketFolder
  const folder = short
    ? join(home, 'socket')
    : join(tmpdir(), `deckle-${createHash('sha256').update(home).digest('hex').slice(0, 16)}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  if (user && lstatSync(folder).uid === 0) await chown(folder, user.uid, user.gid)
  const found = lstatSync(folder)
  if (found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0)
    return folder
  throw new StartError(
    `The folder ${folder}, meant for the database's socket, belongs to somebody else. Remove it, or set DECKLE_DATA to a shorter path.`,
  )
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
