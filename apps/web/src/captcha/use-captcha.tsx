import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { configQuery } from '../lib/preferences/branding.ts'
import { useWords } from '../words/use-words.ts'
import { RecaptchaBox } from './recaptcha-box.tsx'
import { CaptchaError, solveProofOfWork } from './solve-captcha.ts'

export interface CaptchaPart {
  /** Stands in the form, above its button. */
  readonly field: ReactNode
  /** Resolves with a single-use token to send with the form; rejects with `CaptchaError`. */
  readonly solve: () => Promise<string>
  /** For the form: what an unsolved captcha means, in words; undefined for other errors. */
  readonly refusal: (error: unknown) => { readonly message: string } | undefined
}

/**
 * The check that whoever fills in a public form is a person: the built-in proof of work, which a browser does by itself
 * when the form is sent, or reCAPTCHA's checkbox where it is configured. Add the screen to `captchaScreens`.
 */
export function useCaptcha(): CaptchaPart {
  const words = useWords('captcha')
  const { data: config } = useQuery(configQuery)
  const [progress, setProgress] = useState<number | null>(null)
  const [token, setToken] = useState('')
  const [round, setRound] = useState(0)
  const siteKey = config?.captcha.kind === 'recaptcha' ? config.captcha.siteKey : null
  const solve = async () => {
    if (siteKey !== null) {
      if (token === '') throw new CaptchaError('The box is not ticked', 'open')
      setToken('')
      setRound(round + 1)
      return token
    }
    setProgress(0)
    try {
      return await solveProofOfWork(setProgress)
    } finally {
      setProgress(null)
    }
  }
  return {
    solve,
    refusal: (error) => (error instanceof CaptchaError ? { message: words(error.reason) } : undefined),
    field:
      siteKey === null ? (
        progress !== null && <ProgressBar label={words('checking')} value={progress * 100} />
      ) : (
        <RecaptchaBox siteKey={siteKey} onToken={setToken} round={round} />
      ),
  }
}
