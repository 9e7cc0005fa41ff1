import type { User } from '@deckle/contract/models/people.ts'
import { Switch } from '@deckle/ui/choices/switch.tsx'
import { LoadError } from '../../../lib/errors/load-error.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { changeQuery, useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { selfQuery } from '../email/pending-email.tsx'

type Visibility = Partial<Pick<User, 'is_public' | 'hides_name'>>

export function PublicProfile() {
  const words = useWords('account')
  const self = selfQuery(useUser()._id)
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
            label={words('profile.hidesName')}
            description={words('profile.hidesNameText')}
            isSelected={data.hides_name}
            onChange={(hides_name) => void save.run({ hides_name })}
          />
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
