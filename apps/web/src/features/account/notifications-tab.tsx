import { type EmailMode, emailModes, type NotificationType } from '@deckle/core/notification/notification-type.ts'
import { Select } from '@deckle/ui/choices/select.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { queryKeys } from '../../lib/query-keys.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { mergeChosen } from '../../lib/session/merge-user.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { deviceTimeZone } from './parts/time-zone-options.ts'

const settingsQuery = (id: string) =>
  queryOptions({
    queryKey: queryKeys('notifications').one(id, 'settings'),
    queryFn: async ({ signal }) => (await api.notifications.settings({ params: { id }, signal })).settings,
  })
type Setting = Awaited<ReturnType<typeof api.notifications.settings>>['settings'][number]

/** E-mail settings by notification type. Choices are saved at once. */
export function NotificationsTab() {
  const words = useWords('account')
  const { _id: id, email } = useUser()
  const { data, error, refetch, isFetching } = useQuery(settingsQuery(id))
  return (
    <Card title={words('notifications.title')} description={words('notifications.text', { email })}>
      {data ? (
        <ul className="flex flex-col divide-y divide-line">
          {data.map((setting) => (
            <Row key={setting.type} setting={setting} />
          ))}
        </ul>
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Skeleton count={4} />
      )}
    </Card>
  )
}

function Row({ setting: { type, email } }: { setting: Setting }) {
  const words = useWords('account')
  const save = useSaveMode()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-40 flex-1 text-sm">
        <span className="block">{words(`notifications.types.${shown(type)}.title`)}</span>
        <span className="block text-xs text-muted">{words(`notifications.types.${shown(type)}.text`)}</span>
      </span>
      <Select<EmailMode>
        label={words('notifications.emailOf', { name: words(`notifications.types.${shown(type)}.title`) })}
        hideLabel
        value={email}
        onChange={(next) => void save({ type, email: next })}
        options={emailModes.map((mode) => ({ id: mode, label: words(`notifications.modes.${mode}`) }))}
        className="w-48"
      />
    </li>
  )
}

const named = [
  'shared',
  'system',
  'licence_limit',
  'licence_end',
  'billing',
  'upgrade_request',
  'enrolled',
  'reminder',
  'team_weekly',
  'due_soon',
  'overdue',
  'expiry',
  'passed',
  'failed',
  'certificate',
  'comment',
  'reply',
  'mention',
  'like',
  'post_removed',
] as const

/** Types of later releases have no words here yet. */
const shown = (type: NotificationType) => named.find((one) => one === type) ?? 'system'

/** The first daily mail needs a time zone: that of this device, until another is chosen. */
function useSaveMode() {
  const { _id: id, time_zone } = useUser()
  return useAction<Setting>({
    call: async ({ type, email }) => {
      await api.notifications.updateSettings({ params: { id }, body: { modes: { [type]: email } } })
      if (email !== 'daily' || time_zone) return
      const zone = deviceTimeZone()
      await api.users.updateSelf({ body: { time_zone: zone } })
      mergeChosen({ time_zone: zone })
    },
    show: (next, queries) => {
      const { queryKey } = settingsQuery(id)
      const before = queries.getQueryData(queryKey)
      queries.setQueryData(queryKey, (all) => all?.map((one) => (one.type === next.type ? next : one)))
      return () => queries.setQueryData(queryKey, before)
    },
    sameAs: ({ type, email }) => `${type} ${email}`,
    scope: 'notification-settings',
  }).run
}
