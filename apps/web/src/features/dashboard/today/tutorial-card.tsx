import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { SkeletonBlock } from '@deckle/ui/feedback/skeleton.tsx'
import { ProgressBar } from '@deckle/ui/feedback/progress-bar.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { isNewcomer } from '../../../tutorial/newcomer.ts'
import { progressOf, type Tutorial, tutorialQuery } from '../../../tutorial/queries.ts'
import { useWords } from '../../../words/use-words.ts'

/** For newcomers: how far they are with their first steps, and what is next; gone once that is done or hidden. */
export function TutorialCard() {
  const user = useUser()
  const isNew = isNewcomer(user)
  const { data, isPending } = useQuery({ ...tutorialQuery, enabled: isNew })
  if (isNew && isPending) return <SkeletonBlock className="h-24" />
  if (!data || data.isDismissed || progressOf(data).next === undefined) return null
  return <Shown tutorial={data} />
}

function Shown({ tutorial }: { readonly tutorial: Tutorial }) {
  const words = useWords('tutorial')
  const { done, total, minutes, next } = progressOf(tutorial)
  const hide = useAction({
    call: (_: 'hide') => api.tutorial.dismiss({ body: { dismissed: true } }),
    show: changeQuery(tutorialQuery.queryKey, (old: Tutorial) => ({ ...old, isDismissed: true })),
  })
  return (
    <Card
      title={words('card.title')}
      description={next && words('card.next', { item: words(`items.${next}.title`) })}
      action={
        <div className="flex shrink-0 gap-2">
          <Button size="sm" variant="quiet" onPress={() => void hide.run('hide')}>
            {words('card.hide')}
          </Button>
          <LinkButton size="sm" variant="primary" href="/tutorial">
            {words('card.open')}
          </LinkButton>
        </div>
      }
    >
      <ProgressBar
        size="sm"
        label={`${words('progress', { done: String(done), total: String(total) })} · ${words('left', { minutes })}`}
        value={done}
        maxValue={total}
      />
    </Card>
  )
}
