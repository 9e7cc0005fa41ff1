import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { votesQuery } from '../queries.ts'
import type { ArticleId } from './article.ts'

/** Whether the article helped: once a person, and changed at any time. */
export function HelpfulCard({ id }: { readonly id: ArticleId }) {
  const words = useWords('help')
  const { data: votes } = useQuery(votesQuery)
  const vote = useAction({
    call: (helpful: boolean) => api.help.vote({ body: { article: id, helpful } }),
    show: changeQuery<Readonly<Record<string, boolean>>, boolean>(votesQuery.queryKey, (old, helpful) => ({
      ...old,
      [id]: helpful,
    })),
  })
  const said = votes?.[id]
  return (
    <div className="flex flex-wrap items-center gap-3 border-t border-line pt-4 text-sm">
      <span id="helpful">{words('article.helpful')}</span>
      <span role="group" aria-labelledby="helpful" className="flex gap-2">
        {([true, false] as const).map((helpful) => (
          <Button
            key={String(helpful)}
            size="sm"
            variant={said === helpful ? 'primary' : 'secondary'}
            aria-pressed={said === helpful}
            onPress={() => void vote.run(helpful)}
          >
            {words(helpful ? 'article.yes' : 'article.no')}
          </Button>
        ))}
      </span>
      <span role="status" className="text-muted">
        {said !== undefined && words(said ? 'article.thanks' : 'article.sorry')}
      </span>
      {said === false && (
        <LinkButton size="sm" href="/helpDesk#ask">
          {words('article.ask')}
        </LinkButton>
      )}
    </div>
  )
}
