import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useQueryClient } from '@tanstack/react-query'
import { limitOf, PlanLimitCallout } from '../../../deck/plan-limit.tsx'
import { api } from '../../../lib/api.ts'
import { usePreference } from '../../../lib/preferences/preferences.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import type { Tutorial } from '../../../tutorial/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { useTutorialAction } from '../use-tutorial.ts'

/** The practice deck: made, opened, made new and removed. */
export function Playground({ tutorial: { playground } }: { readonly tutorial: Tutorial }) {
  const words = useWords('tutorial')
  const language = usePreference('language')
  const queries = useQueryClient()
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: queryKeys('decks').all })
    void queries.invalidateQueries({ queryKey: queryKeys('licenses').all })
  }
  const make = useTutorialAction(() => api.tutorial.createPlayground({ body: { language } }), refresh)
  const reset = useTutorialAction(
    () => api.tutorial.resetPlayground({ body: { language } }),
    () => {
      refresh()
      toast({ title: words('playground.resetDone'), tone: 'success' })
    },
  )
  const remove = useTutorialAction(
    () => api.tutorial.deletePlayground(),
    () => {
      refresh()
      toast({ title: words('playground.removed'), tone: 'success' })
    },
  )
  const limit = limitOf(make.error)
  return (
    <Card title={words('playground.title')} description={words('playground.text')}>
      {limit && <PlanLimitCallout reached={limit} />}
      <div className="flex flex-wrap gap-2">
        {playground === null ? (
          <Button isPending={make.isPending} onPress={() => void make.run()}>
            {words('playground.make')}
          </Button>
        ) : (
          <>
            <LinkButton href={`/contentEditor/${playground}`}>{words('playground.open')}</LinkButton>
            <Button variant="quiet" isPending={reset.isPending} onPress={() => void reset.run()}>
              {words('playground.reset')}
            </Button>
            <Button variant="quiet" isPending={remove.isPending} onPress={() => void remove.run()}>
              {words('playground.remove')}
            </Button>
          </>
        )}
      </div>
    </Card>
  )
}
