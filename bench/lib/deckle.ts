import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { temporaryData } from '../../scripts/lib/temporary-data.ts'

/** The folder of this repository. */
const here = path.resolve(import.meta.dirname, '..', '..')

/** A built server with a data folder and an embedded PostgreSQL of its own. */
export interface Deckle {
  readonly port: number
  readonly url: string
  readonly pid: number
  readonly data: string
  /** Milliseconds from spawning to the first 200 of /healthz. */
  readonly startedIn: number
  readonly headers: Readonly<Record<string, string>>
  /** Headers of another person's session. */
  signIn(email: string, password: string): Promise<Record<string, string>>
  call<Reply>(method: string, path: string, body?: unknown): Promise<Reply>
  stop(): Promise<void>
}

const email = 'bench@example.com'
const password = 'a-long-bench-passphrase-7319'

interface Options {
  readonly port: number
  /** Folder of a repository whose server is built; default: this one. */
  readonly root?: string
  /** Default: the embedded database of the data folder. */
  readonly databaseUrl?: string
  /** An existing folder; default: a new one, removed at the end. */
  readonly data?: string
}

export async function startDeckle({ port, root = here, databaseUrl, data }: Options): Promise<Deckle> {
  const how = JSON.parse(await readFile(path.join(root, 'scripts/lib/server-process.json'), 'utf8')) as ServerProcess
  const folder = data ?? (await temporaryData('deckle-bench-'))
  const begun = performance.now()
  const child = spawn(process.execPath, [...how.args, path.join(root, 'apps/server/dist/main.js')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...how.env,
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DECKLE_DATA: folder,
      DECKLE_DEMO: 'off',
      DECKLE_ADMIN_EMAIL: email,
      DECKLE_ADMIN_PASSWORD: password,
      LOG_LEVEL: 'error',
      TRUST_PROXY: '1',
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    },
  })
  child.stdout.resume()
  const url = `http://127.0.0.1:${port}`
  await firstAnswer(url, child)
  const startedIn = performance.now() - begun
  const headers = await signIn(url, email, password)
  return {
    port,
    url,
    pid: child.pid ?? 0,
    data: folder,
    startedIn,
    headers,
    signIn: (name, secret) => signIn(url, name, secret),
    call: (method, at, body) => callJson(`${url}/api/v2${at}`, method, headers, body),
    stop: async () => {
      await stopped(child)
      if (!data) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** How the server's process is started; a part of what is measured. */
interface ServerProcess {
  readonly args: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode} before it answered.`)
    const answered = await fetch(`${url}/healthz`)
      .then((reply) => reply.ok)
      .catch(() => false)
    if (answered) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function signIn(url: string, username: string, secret: string): Promise<Record<string, string>> {
  const form = new FormData()
  form.set('username', username)
  form.set('password', secret)
  const reply = await fetch(`${url}/api/v2/auth/sign_in`, { method: 'POST', body: form })
  if (!reply.ok) throw new Error(`Sign-in answered ${reply.status}: ${await reply.text()}`)
  const names = ['access-token', 'token-type', 'client', 'expiry', 'uid']
  return Object.fromEntries(names.map((name) => [name, reply.headers.get(name) ?? '']))
}

async function callJson<Reply>(
  url: string,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: unknown,
): Promise<Reply> {
  const reply = await fetch(url, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: method === 'GET' ? null : JSON.stringify(body ?? {}),
  })
  if (!reply.ok) throw new Error(`${method} ${url} answered ${reply.status}: ${await reply.text()}`)
  return (await reply.json()) as Reply
}

function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}

/** Anonymous resident memory in bytes, without program files' shared pages; 0 where /proc is missing. */
export async function memoryOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/RssAnon:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024
}

/** Resolves once a process uses less than a tenth of a processor, at the latest after ten seconds. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let left = 100, before = await ticksOf(pid); left > 0; left--) {
    await new Promise((resolve) => setTimeout(resolve, 100))
    const ticks = await ticksOf(pid)
    if (ticks - before <= 1) return
    before = ticks
  }
}

/** Processor time in hundredths of a second; 0 where /proc is missing. */
async function ticksOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name, in brackets, may contain spaces; user and system time are the 12th and 13th field after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
}

export async function worstMemoryDuring<Result>(
  pid: number,
  act: () => Promise<Result>,
): Promise<{ result: Result; worst: number }> {
  let worst = 0
  const timer = setInterval(() => void memoryOf(pid).then((bytes) => (worst = Math.max(worst, bytes))), 50)
  try {
    const result = await act()
    return { result, worst }
  } finally {
    clearInterval(timer)
  }
}
