import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../lib/api.ts'
import { queryKeys } from '../lib/query-keys.ts'
import { useAction } from '../lib/use-action.ts'
import { useWords } from '../words/use-words.ts'

export interface Move {
  readonly id: string
  readonly name: string
  /** Null for the top of the tree. */
  readonly to: string | null
  /** The manager before; undefined where the move is itself an undo. */
  readonly from?: string | null
}

/** Moves a person with everyone below; ten seconds to take it back. */
export function useMove() {
  const words = useWords('move-person')
  const { run, isPending } = useAction({
    call: ({ id, to }: Move) => api.users.updateManager({ params: { id }, body: { manager: to } }),
    sameAs: ({ id, to }) => `${id} ${to}`,
    invalidates: [queryKeys('users').all],
    onDone: (_, { id, name, from }) => {
      if (from !== undefined) toast.undo(words('moved', { name }), () => void run({ id, name, to: from }))
    },
  })
  return { move: run, isPending }
}
