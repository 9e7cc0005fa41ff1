import { join } from 'node:path'
import { EnvError, loadEnvFile, readEnv } from './env.ts'
import { howToSignIn } from './how-to-sign-in.ts'
import { startServer } from './start-server.ts'

const stopWithin = 10_000

const say = (text: string): void => void process.stdout.write(`${text}\n`)

async function main(): Promise<void> {
  loadEnvFile()
  const env = readEnv()
  // The same depth from the source and from the bundle.
  const server = await startServer(env, { webFolder: join(import.meta.dirname, '../../web/dist') })
  let stopping = false
  const stop = (signal: string): void => {
    if (stopping) return
    stopping = true
    say(`Stopping (${signal}).`)
    setTimeout(() => process.exit(1), stopWithin).unref()
    void server.stop().then(() => process.exit(0))
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stop(signal))
  const address = env.publicUrl ?? `http://localhost:${server.port}`
  if (server.people.length > 0) say(howToSignIn(server.people, address))
  say(`Deckle is ready at ${address}`)
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof EnvError ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(1)
})
