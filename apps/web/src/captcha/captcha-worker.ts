import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { WorkerMessage } from './solve-captcha.ts'

/** Solves the challenge by trying numbers; reports progress every eighth try. */
self.onmessage = ({ data: challenge }: MessageEvent<Challenge>) => {
  const report = (message: WorkerMessage) => self.postMessage(message)
  let tries = 0
  const counted: typeof deriveKey = (...parts) => {
    tries += 1
    if (tries % 8 === 0) report({ tries })
    return deriveKey(...parts)
  }
  solveChallenge({ challenge, deriveKey: counted }).then(
    (solution) => report(solution ? { solution } : { failed: 'No solution was found in time' }),
    (error: unknown) => report({ failed: String(error) }),
  )
}
