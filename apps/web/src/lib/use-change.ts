import { toast } from '@deckle/ui/overlays/toast.ts'
import { useMutation, useQueryClient, type QueryKey, type UseMutationResult } from '@tanstack/react-query'
import { useErrorWords } from './error-words.ts'

interface Change<State, Input, Reply> {
  readonly queryKey: QueryKey
  /** The kept state as it will be. */
  readonly apply: (old: State, input: Input) => State
  readonly call: (input: Input) => Promise<Reply>
  readonly onDone?: (reply: Reply, input: Input) => void
  /** Changes of one scope are sent one after the other. */
  readonly scope?: string
}

/** A change that shows at once; if the server refuses, the old state comes back and a message says why. */
export function useChange<State, Input, Reply>({
  queryKey,
  apply,
  call,
  onDone,
  scope,
}: Change<State, Input, Reply>): UseMutationResult<Reply, Error, Input, { old: State | undefined }> {
  const queries = useQueryClient()
  const errorWords = useErrorWords()
  return useMutation({
    mutationFn: call,
    ...(scope !== undefined && { scope: { id: scope } }),
    onMutate: async (input: Input) => {
      await queries.cancelQueries({ queryKey })
      const old = queries.getQueryData<State>(queryKey)
      if (old !== undefined) queries.setQueryData<State>(queryKey, apply(old, input))
      return { old }
    },
    onError: (error, _input, context) => {
      if (context?.old !== undefined) queries.setQueryData(queryKey, context.old)
      toast(errorWords.toast(error))
    },
    onSuccess: (reply, input) => onDone?.(reply, input),
    onSettled: () => queries.invalidateQueries({ queryKey }),
  })
}
