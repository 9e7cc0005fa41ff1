import type { ArticleRow } from '@deckle/contract/articles.ts'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Only what is scheduled moves; what is published stays where it came out. */
export const canMove = (row: ArticleRow): boolean => row.status === 'scheduled' && row.can.publish

interface Move {
  readonly row: ArticleRow
  readonly publish_at: string
}

/** A time that is over would publish at once: it is refused, in words. */
export function useReschedule() {
  const t = useWords('blogging')
  const articles = useWords('articles')
  const format = useFormatter()
  const { run, isPending } = useAction<Move>({
    call: ({ row: { id }, publish_at }) =>
      api.articles.updateStatus({ params: { id }, body: { status: 'scheduled', publish_at } }),
    sameAs: ({ row }) => row.id,
    onDone: (_reply, { row, publish_at }) =>
      toast({
        tone: 'success',
        title: t('schedule.moved', {
          name: row.title || articles('untitled'),
          when: format.dateTime(new Date(publish_at), { dateStyle: 'medium', timeStyle: 'short' }),
        }),
      }),
    invalidates: [queryKeys('articles').lists],
  })
  const move = (row: ArticleRow, publish_at: string): Promise<boolean> => {
    if (Date.parse(publish_at) > Date.now()) return run({ row, publish_at })
    toast({ tone: 'warning', title: t('schedule.over', { name: row.title || articles('untitled') }) })
    return Promise.resolve(false)
  }
  return { move, isPending }
}
