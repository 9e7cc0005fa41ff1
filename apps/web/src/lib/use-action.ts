import { isCancelled } from '@deckle/contract/client/call-error.ts'
import { invalidate } from './invalidate.ts'
import { toast, type ToastOptions } from '@deckle/ui/overlays/toast.ts'
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useErrorWords } from './errors/error-words.ts'

type Undo = () => void

export interface ActionOptions<Input, Reply> {
  readonly call: (input: Input) => Promise<Reply>
  /** Optimistic update. Returns the undo that runs if the server refuses. */
  readonly show?: (input: Input, queries: QueryClient) => Undo | Promise<Undo>
  readonly onDone?: (reply: Reply, input: Input) => unknown
  /** Query keys to refetch afterwards. */
  readonly invalidates?: readonly QueryKey[]
  /** How a failure is shown: a toast with the error's text, a custom toast, or by the screen from `error`. */
  readonly failure?: 'toast' | 'in place' | ((error: Error, input: Input) => ToastOptions)
  /**
   * Identifies an input: a second run with the same identity is ignored while the first is pending. By default all runs
   * are the same.
   */
  readonly sameAs?: (input: Input) => unknown
  /** Runs of one scope are sent one after another. */
  readonly scope?: string
  /**
   * The specification ignores this failure (product.md §8): it is shown quietly and blocks nothing. The value documents
   * the clause.
   */
  readonly ignoredBy?: `spec §${number}`
}

export interface Action<Input, Reply> {
  /** Resolves with whether it succeeded; never rejects. False at once if the same run is pending. */
  readonly run: (input: Input) => Promise<boolean>
  readonly isPending: boolean
  readonly isDone: boolean
  /** Of the pending run, or the last one. */
  readonly input: Input | undefined
  /** Null after a run that the person cancelled, too. */
  readonly error: Error | null
  readonly reply: Reply | undefined
  readonly reset: () => void
}

/**
 * A call to the server with its state: one run at a time, failures shown as text, and outdated queries refetched. With
 * `show` the change appears at once, and any number of runs may be pending.
 */
export function useAction<Input = void, Reply = unknown>(options: ActionOptions<Input, Reply>): Action<Input, Reply> {
  const { call, show, onDone, invalidates = [], failure = 'toast', sameAs, scope } = options
  const queries = useQueryClient()
  const errorWords = useErrorWords()
  const { mutateAsync, isPending, isSuccess, variables, error, data, reset } = useMutation({
    mutationFn: call,
    // Without a network it fails at once instead of waiting unseen.
    networkMode: 'always',
    ...(scope !== undefined && { scope: { id: scope } }),
    onMutate: async (input: Input) => ({ undo: await show?.(input, queries) }),
    onSuccess: (reply, input) => onDone?.(reply, input),
    onError: (reason, input, shown) => {
      shown?.undo?.()
      if (typeof failure === 'function') toast(failure(reason, input))
      else if (failure === 'toast' && !isCancelled(reason)) toast(errorWords.toast(reason))
    },
    onSettled: () => {
      const refreshed = Promise.all(invalidates.map((queryKey) => invalidate(queries, queryKey)))
      // The scope's next run must not be overwritten by this one's answer.
      return show ? refreshed : undefined
    },
  })
  const pending = useRef(new Set<unknown>())
  const latest = useRef({ sameAs, isShownAtOnce: show !== undefined })
  useEffect(() => {
    latest.current = { sameAs, isShownAtOnce: show !== undefined }
  })
  const run = useCallback(
    async (input: Input): Promise<boolean> => {
      const same = latest.current.sameAs?.(input)
      if (!latest.current.isShownAtOnce && pending.current.has(same)) return false
      pending.current.add(same)
      try {
        await mutateAsync(input)
        return true
      } catch {
        return false
      } finally {
        pending.current.delete(same)
      }
    },
    [mutateAsync],
  )
  const shownError = isCancelled(error) ? null : error
  return { run, isPending, isDone: isSuccess, input: variables, error: shownError, reply: data, reset }
}

/** For `show`: updates the cached data of one query. */
export function changeQuery<State, Input>(queryKey: QueryKey, apply: (old: State, input: Input) => State) {
  return async (input: Input, queries: QueryClient): Promise<Undo> => {
    await queries.cancelQueries({ queryKey })
    const old = queries.getQueryData<State>(queryKey)
    if (old === undefined) return () => undefined
    queries.setQueryData<State>(queryKey, apply(old, input))
    return () => queries.setQueryData(queryKey, old)
  }
}
