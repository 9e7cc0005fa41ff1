import { fork } from 'node:child_process'
import path from 'node:path'

/** A bare reference server from `limits/`, in its own process. */
export interface Limit {
  readonly pid: number
  stop(): void
}

/** Starts `limits/<name>.ts`, sends it `message`, and waits until it is ready. */
export function startLimit(name: string, message: object): Promise<Limit> {
  const file = path.resolve(import.meta.dirname, '..', 'limits', `${name}.ts`)
  const child = fork(file, { execArgv: ['--import', 'tsx'] })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it was ready.`)))
    child.once('message', () => resolve({ pid: child.pid ?? 0, stop: () => void child.kill() }))
    child.send(message)
  })
}
