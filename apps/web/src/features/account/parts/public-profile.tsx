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
import { selfQuery } from './pending-email.tsx'

export function PublicProfile() {
  const words = useWords('account')
  const self = selfQuery(useUser()._id)
  const { data, error, refetch, isFetching } = useQuery(self)
  const save = useAction({
    call: (is_public: boolean) => api.users.updateSelf({ body: { is_public } }),
    sameAs: (is_public) => is_public,
    scope: 'public-profile',
    show: changeQuery<User, boolean>(self.queryKey, (user, is_public) => ({ ...user, is_public })),
  })
  return (
    <Card title={words('profile.visible')}>
      {data ? (
        <Switch
          label={words('profile.isPublic')}
          description={words('profile.publicText')}
          isSelected={data.is_public}
          onChange={(isPublic) => void save.run(isPublic)}
        />
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
