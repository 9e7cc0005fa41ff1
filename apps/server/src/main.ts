import { join } from 'node:path'
import { type Env, loadEnvFile, readEnv } from './env.ts'
import type { FirstPerson } from './first-start.ts'
import { requireOpenFiles } from './require-open-files.ts'
import { startServer } from './start-server.ts'
import { whyNotStarted } from './why-not-started.ts'

const say = (text: string): void => void process.stdout.write(`${text}\n`)

let env: Env | undefined

async function main(): Promise<void> {
  const stopping = new AbortController()
  // Before anything is started that would be left behind.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) return
      say(`Stopping (${signal}).`)
      stopping.abort()
    })
  loadEnvFile()
  requireOpenFiles()
  env = readEnv()
  // The same depth from the source and from the bundle.
  const webFolder = join(import.meta.dirname, '../../web/dist')
  const server = await startServer(env, { webFolder, signal: stopping.signal })
  sayHowToSignIn(server.people)
  say(`Deckle is ready at ${env.publicUrl ?? `http://localhost:${server.port}`}`)
  if (!stopping.signal.aborted) await new Promise((stop) => stopping.signal.addEventListener('abort', stop))
  await server.stop()
}

function sayHowToSignIn(people: readonly FirstPerson[]): void {
  if (people.length === 0) return
  const widths = [
    Math.max(...people.map(({ role }) => role.length)),
    Math.max(...people.map(({ email }) => email.length)),
  ] as const
  say('These people can sign in. The passwords were made now and are shown only this once:')
  for (const { role, email, password } of people)
    say(`  ${role.padEnd(widths[0])}  ${email.padEnd(widths[1])}  ${password}`)
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') process.exit(0)
    process.stderr.write(`${whyNotStarted(error, env)}\n`)
    process.exit(1)
  },
)
