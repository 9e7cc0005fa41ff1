import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'

const repository = path.resolve(import.meta.dirname, '../..')

/** Returns the full id of a commit; throws if there is none. */
export async function findCommit(name: string): Promise<string> {
  const { stdout } = await promisify(execFile)('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], {
    cwd: repository,
  }).catch(() => {
    throw new Error(`${name} is not a commit of this repository.`)
  })
  return stdout.trim()
}

/** Builds a commit in a folder below `builds`, unless it is there already. @returns the folder */
export async function buildCommit(commit: string, builds: string, signal: AbortSignal): Promise<string> {
  const folder = path.join(builds, commit)
  const mark = path.join(folder, '.built')
  if (existsSync(mark)) return folder
  console.log(`Building ${commit.slice(0, 8)} …`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await run('bash', shell('git archive "$1" | tar -x -C "$2"', commit, folder), repository, signal)
  const calls = (await copyPackages(commit, folder, signal)) ? ['ensureBuilt'] : ['ensureInstalled', 'ensureBuilt']
  // The commit's own scripts know how it is built.
  const script = `const steps = await import('./scripts/lib/steps.mjs')\n${calls.map((call) => `await steps.${call}()`).join('\n')}`
  await run(process.execPath, ['--input-type=module', '--eval', script], folder, signal)
  await writeFile(mark, '')
  return folder
}

/** Links the installed packages into the folder if the commit has the same ones. */
async function copyPackages(commit: string, folder: string, signal: AbortSignal): Promise<boolean> {
  const [ours, theirs] = await Promise.all(
    [repository, folder].map((root) => readFile(path.join(root, 'package-lock.json'), 'utf8')),
  )
  if (ours !== theirs) {
    console.log(`${commit.slice(0, 8)} has other packages, which are installed.`)
    return false
  }
  // Hard links: a symbolic link to the folder would resolve the workspaces to this repository's. Caches are left out.
  const command = shell(
    'cp -al "$1" "$2" 2>/dev/null || { rm -rf "$2" && cp -a "$1" "$2"; }; rm -rf "$2"/.cache "$2"/.vite "$2"/.vite-temp',
    path.join(repository, 'node_modules'),
    path.join(folder, 'node_modules'),
  )
  await run('bash', command, repository, signal)
  return true
}

/** Arguments of Bash. */
const shell = (command: string, ...args: readonly string[]): readonly string[] =>
  ['-o', 'pipefail', '-c', command, 'bash'].concat(args)

function run(command: string, args: readonly string[], folder: string, signal: AbortSignal): Promise<void> {
  const child = spawn(command, args, { cwd: folder, stdio: 'inherit', signal })
  return new Promise((resolve, reject) => {
    // An abort is an error, too: the process has still to end.
    child.once('error', (error) => child.pid === undefined && reject(error))
    child.once('exit', (code) => {
      if (code === 0) resolve()
      else reject(new Error(`${path.basename(command)} ended with ${code} in ${folder}.`))
    })
  })
}
