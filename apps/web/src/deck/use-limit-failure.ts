import type { ToastOptions } from '@deckle/ui/overlays/toast.ts'
import { useErrorWords } from '../lib/errors/error-words.ts'
import { limitOf, useLimitWords } from './plan-limit.tsx'

/** The error's message; at a plan limit, also the plan that lifts it. */
export function useLimitFailure(): (error: Error) => ToastOptions {
  const limitWords = useLimitWords()
  const errorWords = useErrorWords()
  return (error) => {
    const limit = limitOf(error)
    const { title, lifts } = limit ? limitWords(limit) : { title: errorWords(error), lifts: undefined }
    return { tone: 'danger', title, description: lifts }
  }
}
