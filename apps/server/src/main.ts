import { join } from 'node:path'
import { type Env, loadEnvFile, readEnv } from './env.ts'
import { firstSteps, newPasswords } from './start/sign-in-instructions.ts'
import { requireOpenFiles } from './start/require-open-files.ts'
import { startServer } from './start/start-server.ts'
import { startFailureMessage } from './start/start-failure-message.ts'

const print = (text: string | undefined): void => void (text && process.stdout.write(`${text}\n`))

let env: Env | undefined

async function main(): Promise<void> {
  const stopping = new AbortController()
  // Registered before anything is started that would be left behind.
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (stopping.signal.aborted) return
      print(`Stopping (${signal}).`)
      stopping.abort()
    })
  loadEnvFile()
  requireOpenFiles()
  env = readEnv()
  // The relative path is the same from the source and from the bundle.
  const webFolder = join(import.meta.dirname, '../../web/dist')
  const server = await startServer(env, {
    webFolder,
    signal: stopping.signal,
    onAccounts: (accounts) => print(newPasswords(accounts)),
  })
  const address = env.publicUrl ?? `http://localhost:${server.port}`
  print(firstSteps(server.accounts, address))
  print(`Deckle is ready at ${address}`)
  if (!stopping.signal.aborted) await new Promise((stop) => stopping.signal.addEventListener('abort', stop))
  await server.stop()
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    if (error instanceof Error && error.name === 'AbortError') process.exit(0)
    process.stderr.write(`${startFailureMessage(error, env)}\n`)
    process.exit(1)
  },
)
