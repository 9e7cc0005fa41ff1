import { invalidate } from './invalidate.ts'
import { toast, type ToastOptions } from '@deckle/ui/overlays/toast.ts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useErrorWords } from './error-words.ts'

type Undo = () => void

export interface ActionOptions<Input, Reply> {
  readonly call: (input: Input) => Promise<Reply>
  /** Shows the change before the server has answered. Returns what brings the old state back if it refuses. */
  readonly show?: (input: Input, queries: QueryClient) => Undo | Promise<Undo>
  readonly onDone?: (reply: Reply, input: Input) => unknown
  /** What is no longer known for certain afterwards, and asked for again. */
  readonly invalidates?: readonly QueryKey[]
  /** How a failure is said: by a toast in the error's own words, by another toast, or by the screen, from `error`. */
  readonly failure?: 'toast' | 'in place' | ((error: Error, input: Input) => ToastOptions)
  /** A second run of the same is ignored while the first is under way; what is the same, by default: every run. */
  readonly sameAs?: (input: Input) => unknown
  /** Runs of one scope are sent one after the other. */
  readonly scope?: string
  /** The specification ignores its failure (product.md §8): it stops nobody and is said quietly. For who searches. */
  readonly ignoredBy?: `spec §${number}`
}

export interface Action<Input, Reply> {
  /** Whether it was done. Never rejects. False at once for what is under way already. */
  readonly run: (input: Input) => Promise<boolean>
  readonly isPending: boolean
  /** The last run was done. */
  readonly isDone: boolean
  /** Of the run that is under way, or was last. */
  readonly input: Input | undefined
  readonly error: Error | null
  readonly reply: Reply | undefined
  readonly reset: () => void
}

/**
 * Something that the server is asked to do: pending, at most once at a time, refused in words, and followed by what it
 * made outdated. With `show` the change is seen at once, and any number of runs may be under way.
 */
export function useAction<Input = void, Reply = unknown>(options: ActionOptions<Input, Reply>): Action<Input, Reply> {
  const { call, show, onDone, invalidates = [], failure = 'toast', sameAs, scope } = options
  const queries = useQueryClient()
  const errorWords = useErrorWords()
  const { mutateAsync, isPending, isSuccess, variables, error, data, reset } = useMutation({
    mutationFn: call,
    // Without a network it fails at once, in words; it does not wait unseen.
    networkMode: 'always',
    ...(scope !== undefined && { scope: { id: scope } }),
    onMutate: async (input: Input) => ({ undo: await show?.(input, queries) }),
    onSuccess: (reply, input) => onDone?.(reply, input),
    onError: (reason, input, shown) => {
      shown?.undo?.()
      if (failure !== 'in place') toast(failure === 'toast' ? errorWords.toast(reason) : failure(reason, input))
    },
    onSettled: () => {
      const refreshed = Promise.all(invalidates.map((queryKey) => invalidate(queries, queryKey)))
      // A next run of the scope must not be overwritten by this one's answer.
      return show ? refreshed : undefined
    },
  })
  const underWay = useRef(new Set<unknown>())
  const latest = useRef({ sameAs, isShownAtOnce: show !== undefined })
  useEffect(() => {
    latest.current = { sameAs, isShownAtOnce: show !== undefined }
  })
  const run = useCallback(
    async (input: Input): Promise<boolean> => {
      const same = latest.current.sameAs?.(input)
      if (!latest.current.isShownAtOnce && underWay.current.has(same)) return false
      underWay.current.add(same)
      try {
        await mutateAsync(input)
        return true
      } catch {
        return false
      } finally {
        underWay.current.delete(same)
      }
    },
    [mutateAsync],
  )
  return { run, isPending, isDone: isSuccess, input: variables, error, reply: data, reset }
}

/** For `show`: the kept state of one query as it will be. */
export function changeQuery<State, Input>(queryKey: QueryKey, apply: (old: State, input: Input) => State) {
  return async (input: Input, queries: QueryClient): Promise<Undo> => {
    await queries.cancelQueries({ queryKey })
    const old = queries.getQueryData<State>(queryKey)
    if (old === undefined) return () => undefined
    queries.setQueryData<State>(queryKey, apply(old, input))
    return () => queries.setQueryData(queryKey, old)
  }
}
