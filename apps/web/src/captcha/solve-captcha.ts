import type { Challenge } from 'altcha-lib'
import { api } from '../lib/api.ts'

/** The captcha could not be solved in this browser. */
export class CaptchaError extends Error {
  override readonly name = 'CaptchaFailed'
}

/** Expected number of tries: the answer's hash begins with eight zero bits. */
const EXPECTED_TRIES = 256

/**
 * Loads and solves a challenge. A proof of work runs in a worker, so that the page stays responsive.
 * @param onProgress 0 … 1: the probability that this many tries were enough
 */
export async function solveCaptcha(onProgress: (share: number) => void): Promise<string> {
  const response = (await api.captcha.challenge()) as { kind?: string; challenge?: Challenge; siteKey?: string }
  if (response.kind === 'recaptcha' && response.siteKey) return solveRecaptcha(response.siteKey)
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

interface Recaptcha {
  ready(then: () => void): void
  execute(siteKey: string, options: { action: string }): Promise<string>
}

async function solveRecaptcha(siteKey: string): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    const script = document.createElement('script')
    script.src = `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`
    script.onload = () => resolve()
    script.onerror = () => reject(new CaptchaError('The script of reCAPTCHA did not load'))
    document.head.append(script)
  })
  const { grecaptcha } = window as unknown as { grecaptcha: Recaptcha }
  return new Promise((resolve, reject) => {
    grecaptcha.ready(() => void grecaptcha.execute(siteKey, { action: 'register' }).then(resolve, reject))
  })
}
