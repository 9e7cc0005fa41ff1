import type { Challenge } from 'altcha-lib'
import { api } from '../lib/api.ts'

/** The captcha is not solved: it could not be in this browser, or the person has not ticked it. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaFailed'
  readonly reason: 'failed' | 'open'
  constructor(message: string, reason: 'failed' | 'open' = 'failed') {
    super(message)
    this.reason = reason
  }
}

/** Expected number of tries: the answer's hash begins with eight zero bits. */
const EXPECTED_TRIES = 256

/**
 * Loads a challenge of the built-in captcha and solves it, in a worker, so that the page stays responsive.
 * @param onProgress 0 … 1: the probability that this many tries were enough
 */
export async function solveProofOfWork(onProgress: (share: number) => void): Promise<string> {
  const response = (await api.captcha.challenge()) as { challenge?: Challenge }
  if (!response.challenge) throw new CaptchaError('No challenge came')
  const { challenge } = response
  const solution = await work(challenge, (tries) => onProgress(1 - Math.exp(-tries / EXPECTED_TRIES)))
  onProgress(1)
  return btoa(JSON.stringify({ challenge, solution }))
}

export type WorkerMessage = { readonly tries: number } | { readonly solution: unknown } | { readonly failed: string }

function work(challenge: Challenge, onTries: (tries: number) => void): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./captcha-worker.ts', import.meta.url), { type: 'module' })
    const end = (finish: () => void) => {
      worker.terminate()
      finish()
    }
    worker.onerror = () => end(() => reject(new CaptchaError('The worker failed')))
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if ('tries' in data) onTries(data.tries)
      else if ('solution' in data) end(() => resolve(data.solution))
      else end(() => reject(new CaptchaError(data.failed)))
    }
    worker.postMessage(challenge)
  })
}
