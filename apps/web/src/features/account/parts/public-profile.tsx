import type { User } from '@deckle/contract/models/people.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { profileAddress } from '../../../people/person-link.tsx'
import { selfQuery } from '../../../people/queries.ts'
import { useWords } from '../../../words/use-words.ts'

type Visibility = Partial<Pick<User, 'is_public' | 'shows_results' | 'hides_name'>>

export function PublicProfile() {
  const words = useWords('account')
  const me = useUser()._id
  const self = selfQuery(me)
  const { data, error, refetch, isFetching } = useQuery(self)
  const save = useAction({
    call: (change: Visibility) => api.users.updateSelf({ body: change }),
    sameAs: (change) => JSON.stringify(change),
    scope: 'public-profile',
    show: changeQuery<User, Visibility>(self.queryKey, (user, change) => ({ ...user, ...change })),
  })
  return (
    <Card title={words('profile.visible')}>
      {data ? (
        <div className="flex flex-col gap-4">
          <Switch
            label={words('profile.isPublic')}
            description={words('profile.publicText')}
            isSelected={data.is_public}
            onChange={(is_public) => void save.run({ is_public })}
          />
          <Switch
            label={words('profile.showsResults')}
            description={words('profile.showsResultsText')}
            isSelected={data.shows_results}
            isDisabled={!data.is_public}
            onChange={(shows_results) => void save.run({ shows_results })}
          />
          <Switch
            label={words('profile.hidesName')}
            description={words('profile.hidesNameText')}
            isSelected={data.hides_name}
            onChange={(hides_name) => void save.run({ hides_name })}
          />
          <div>
            <LinkButton href={profileAddress(me)}>{words('profile.see')}</LinkButton>
          </div>
        </div>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <SkeletonFrame>
          <SkeletonBlock className="h-10" />
        </SkeletonFrame>
      )}
    </Card>
  )
}
