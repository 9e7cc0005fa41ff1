// Shared by the commands before anything is installed: plain JavaScript, Node's own modules only.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

export const root = path.resolve(import.meta.dirname, '..', '..')
const stamps = path.join(root, '.cache', 'stamps')

export function print(text) {
  process.stdout.write(`${text}\n`)
}

/** Exits with a message when Node is older than package.json's `engines`. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 20 || (major === 20 && minor >= 19)) return
  print(`Deckle needs Node 20.19 or newer; this is ${process.versions.node}. Get it from nodejs.org, then try again.`)
  process.exit(1)
}

/** Returns the exit code; the output is shown. Signals are passed on, and end this process after it. */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    let stopSignal
    const forward = (signal) => {
      stopSignal = signal
      child.kill(signal)
    }
    for (const signal of endings) process.on(signal, forward)
    const ended = (code) => {
      for (const signal of endings) process.off(signal, forward)
      if (stopSignal) process.exit(1)
      resolve(code)
    }
    child.on('error', (error) => {
      print(`${command} could not be run: ${error.message}`)
      ended(127)
    })
    child.on('exit', (code, signal) => ended(code ?? (signal ? 1 : 0)))
  })
}

const endings = ['SIGINT', 'SIGTERM', 'SIGHUP']

export function tool(bin, args, options = {}) {
  return run(process.execPath, [path.join(root, 'node_modules', bin), ...args], options)
}

export async function ensureInstalled() {
  // It repeats the dependencies of every package.json.
  const wanted = digestOf(['package-lock.json'])
  if (existsSync(path.join(root, 'node_modules')) && readStamp('install') === wanted) return
  print('Installing packages (once; under a minute on a quick connection) …')
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund']
  const code = npm
    ? await run(process.execPath, [npm, ...args])
    : await run('npm', args, { shell: process.platform === 'win32' })
  if (code !== 0) {
    print(
      'The packages could not be installed; what npm says is above. Check the connection to the npm registry and try again.',
    )
    process.exit(code)
  }
  writeStamp('install', wanted)
}

const builds = [
  {
    name: 'player',
    from: ['packages/core/src', 'packages/slides/src', 'packages/player'],
    to: ['browser', 'server', 'lms', 'touch'].map((one) => `packages/player/dist/${one}`),
    folder: 'packages/player',
    args: [
      ['build'],
      ['build', '--ssr', 'src/entries/render.tsx'],
      ['build', '--config', 'vite.lms.config.ts'],
      ['build', '--config', 'vite.touch.config.ts'],
    ],
  },
  { name: 'web', from: ['packages', 'apps/web'], to: ['apps/web/dist'], folder: 'apps/web', args: [['build']] },
  {
    name: 'server',
    from: [
      'packages/core/src',
      'packages/slides/src',
      'packages/contract/src',
      'packages/player/src',
      'apps/server/src',
      'apps/server/vite.config.ts',
    ],
    to: ['apps/server/dist'],
    folder: 'apps/server',
    args: [['build', '--ssr']],
  },
]

export async function ensureBuilt() {
  for (const build of builds) {
    const wanted = digestOf([...build.from, 'package-lock.json'])
    if (readStamp(`build-${build.name}`) === wanted && build.to.every((folder) => existsSync(path.join(root, folder))))
      continue
    print(`Building the ${build.name} …`)
    for (const args of build.args) {
      const code = await tool('vite/bin/vite.js', [...args, '--logLevel', 'warn'], {
        cwd: path.join(root, build.folder),
      })
      if (code !== 0) {
        print(`The ${build.name} could not be built; the reason is above.`)
        process.exit(code)
      }
    }
    writeStamp(`build-${build.name}`, wanted)
  }
}

function readStamp(name) {
  const file = path.join(stamps, name)
  return existsSync(file) ? readFileSync(file, 'utf8') : null
}

function writeStamp(name, value) {
  mkdirSync(stamps, { recursive: true })
  writeFileSync(path.join(stamps, name), value)
}

/** SHA-256 over names and contents of all files below the paths, without tests and built folders. */
function digestOf(paths) {
  const hash = createHash('sha256')
  hash.update(process.version)
  for (const relative of paths) addToDigest(hash, path.join(root, relative))
  return hash.digest('hex')
}

function addToDigest(hash, file) {
  if (!existsSync(file)) return
  if (statSync(file).isDirectory()) {
    for (const name of readdirSync(file).sort()) {
      if (!['node_modules', 'dist', 'test', 'dev'].includes(name)) addToDigest(hash, path.join(file, name))
    }
    return
  }
  if (/\.test\.tsx?$|README\.md$/.test(file)) return
  hash.update(path.relative(root, file))
  hash.update(readFileSync(file))
}
