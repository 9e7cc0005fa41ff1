/**
 * In the middle of saves and answers, kills with SIGKILL by turns the server, which is then started again, and the database
 * under it, which the server must raise by itself; then looks for what was acknowledged.
 * `npm run crash-test -- --rounds 10`. Ends with 1 when anything acknowledged is lost or doubled.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { temporaryData } from './lib/temporary-data.ts'

const root = path.resolve(import.meta.dirname, '..')
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5
const port = 4187
const url = `http://127.0.0.1:${port}`
const credentials = { email: 'crash@example.com', password: 'a-long-crash-passphrase-2846' }

interface Content {
  readonly name: string
  readonly contentHash: readonly {
    readonly slideId: string
    readonly data: { readonly options: readonly { readonly id: string }[] }
  }[]
}
interface DeckReply {
  readonly deck: {
    readonly id: string
    readonly revision: number
    readonly content: Content
    readonly publication: { readonly shortid: string; readonly versionId: string } | null
  }
}

/** What the server said yes to. */
interface Acknowledged {
  savedName: string
  savedRevision: number
  readonly answers: string[]
}

const data = await temporaryData('deckle-crash-')
let server = await startServer()
process.once('exit', () => server.kill('SIGTERM'))
let headers = await signIn()
const deck = await publishQuiz()
let lost = 0
let total = 0
for (let round = 1; round <= rounds; round++) {
  const acknowledged: Acknowledged = { savedName: '', savedRevision: 0, answers: [] }
  const load = { on: true }
  const writers = [
    saveAgainAndAgain(deck.id, acknowledged, load, round),
    ...Array.from({ length: 16 }, () => answerAgainAndAgain(acknowledged, load)),
  ]
  await wait(700 + Math.random() * 800)
  const begun = performance.now()
  const killed = round % 2 === 1 ? 'server' : 'database'
  if (killed === 'server') server.kill('SIGKILL')
  else process.kill(await postmasterPid(), 'SIGKILL')
  load.on = false
  await Promise.allSettled(writers)
  if (killed === 'server') server = await startServer()
  else await untilReady(server)
  headers = await signIn()
  const missing = await countMissing(acknowledged)
  lost += missing
  total += acknowledged.answers.length + 1
  console.log(
    `Round ${round} of ${rounds}: ${killed} killed, ${acknowledged.answers.length} answers and revision ${acknowledged.savedRevision} acknowledged, ${missing} lost, back in ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  )
}
await stop()
console.log(`${total} acknowledged writes over ${rounds} kills: ${lost} lost or doubled`)
process.exit(lost === 0 && total > rounds * 20 ? 0 : 1)

async function startServer(): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DECKLE_DATA: data,
      DECKLE_DEMO: 'off',
      LOG_LEVEL: 'fatal',
      DECKLE_ADMIN_EMAIL: credentials.email,
      DECKLE_ADMIN_PASSWORD: credentials.password,
    },
  })
  await untilReady(child)
  return child
}

async function untilReady(child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`The server ended by itself with ${child.exitCode}.`)
    const isReady = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isReady) return
    await wait(50)
  }
  child.kill('SIGKILL')
  throw new Error('The server was not ready within 30 seconds.')
}

async function postmasterPid(): Promise<number> {
  const home = path.join(data, 'database')
  const cluster = (await readdir(home)).find((name) => /^postgres-\d+$/.test(name))
  if (!cluster) throw new Error(`No database in ${home}.`)
  return Number.parseInt(await readFile(path.join(home, cluster, 'postmaster.pid'), 'utf8'), 10)
}

async function signIn(): Promise<Record<string, string>> {
  const form = new FormData()
  form.set('username', credentials.email)
  form.set('password', credentials.password)
  const reply = await fetch(`${url}/api/v2/auth/sign_in`, { method: 'POST', body: form })
  return Object.fromEntries(
    ['access-token', 'token-type', 'client', 'expiry', 'uid'].map((name) => [name, reply.headers.get(name) ?? '']),
  )
}

async function call<Reply>(method: string, at: string, body?: unknown): Promise<Reply> {
  const reply = await fetch(`${url}/api/v2${at}`, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${at} answered ${reply.status}`)
  return (await reply.json()) as Reply
}

async function publishQuiz(): Promise<{
  readonly id: string
  readonly shortid: string
  readonly versionId: string
  readonly slideId: string
  readonly option: string
}> {
  const { deck: created } = await call<DeckReply>('POST', '/decks/create', { readerType: 'quiz', name: 'Crash' })
  const { deck: published } = await call<DeckReply>('POST', `/decks/${created.id}/publish`, {
    revision: created.revision,
  })
  const [slide] = published.content.contentHash
  const option = slide?.data.options[0]?.id
  if (!published.publication || !slide || !option) throw new Error('The quiz was not published.')
  return {
    id: created.id,
    shortid: published.publication.shortid,
    versionId: published.publication.versionId,
    slideId: slide.slideId,
    option,
  }
}

async function saveAgainAndAgain(
  id: string,
  acknowledged: Acknowledged,
  load: { on: boolean },
  round: number,
): Promise<void> {
  let { deck: current } = await call<DeckReply>('GET', `/decks/${id}/show`)
  for (let n = 1; load.on; n++) {
    const name = `Save ${round}.${n}`
    const { deck: saved } = await call<{ deck: { revision: number } }>('POST', `/decks/${id}/update`, {
      revision: current.revision,
      content: { ...current.content, name },
    })
    current = { ...current, revision: saved.revision }
    acknowledged.savedName = name
    acknowledged.savedRevision = saved.revision
  }
}

async function answerAgainAndAgain(acknowledged: Acknowledged, load: { on: boolean }): Promise<void> {
  while (load.on) {
    const id = randomUUID()
    const { attempt } = await call<{ attempt: { token: string } }>('POST', `/play/${deck.shortid}/attempts`, {
      id,
      versionId: deck.versionId,
    })
    const answer = {
      id: randomUUID(),
      slideId: deck.slideId,
      answer: { kind: 'singleSelect', option: deck.option },
      spent: 900,
    }
    await call('POST', `/play/attempts/${id}/answers`, { token: attempt.token, answer })
    acknowledged.answers.push(id)
  }
}

/** Acknowledged writes that are not there, and answers that are there more than once. */
async function countMissing(acknowledged: Acknowledged): Promise<number> {
  const { deck: now } = await call<DeckReply>('GET', `/decks/${deck.id}/show`)
  const isSaved =
    now.revision > acknowledged.savedRevision ||
    (now.revision === acknowledged.savedRevision && now.content.name === acknowledged.savedName)
  const stored = await storedAttempts()
  const missing = acknowledged.answers.filter((id) => stored.get(id) !== 1).length
  return missing + (isSaved ? 0 : 1)
}

/** How many answers each attempt has, from the list of attempts. */
async function storedAttempts(): Promise<Map<string, number>> {
  const stored = new Map<string, number>()
  let cursor = ''
  do {
    const page = await call<{ attempts: { id: string; answered: number }[]; next: string | null }>(
      'GET',
      `/analytics/${deck.id}/deck/attempts?limit=100${cursor && `&cursor=${encodeURIComponent(cursor)}`}`,
    )
    for (const attempt of page.attempts) stored.set(attempt.id, attempt.answered)
    cursor = page.next ?? ''
  } while (cursor !== '')
  return stored
}

async function stop(): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  await rm(data, { recursive: true, force: true })
}
