import type { StoredSettingState } from '@deckle/contract/config.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Below a setting: its default, its last change and a reset button. */
export function SettingNote({
  setting,
  name,
  initial,
}: {
  setting: StoredSettingState
  name: string
  /** Translated default value, if the raw value is not shown. */
  initial?: string
}) {
  const words = useWords('operations')
  const valueWords = useValueWords()
  const format = useFormatter()
  const reset = useAction({
    call: () => api.config.reset({ body: { keys: [setting.key] } }),
    onDone: () => toast({ title: words('settings.resetDone', { name }), tone: 'success' }),
    invalidates: [queryKeys('config').all],
  })
  const { changedAt, changedBy } = setting
  const date =
    changedAt === null ? '' : format.dateTime(new Date(changedAt), { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
      <span>{words('settings.initial', { value: initial ?? valueWords(setting.initial) })}</span>
      {changedAt !== null && (
        <span>
          {changedBy === null
            ? words('settings.changedBefore', { date })
            : words('settings.changed', { name: changedBy, date })}
        </span>
      )}
      {setting.isChanged && (
        <Button
          size="sm"
          variant="quiet"
          aria-label={words('settings.resetNamed', { name })}
          isPending={reset.isPending}
          onPress={() => void reset.run()}
        >
          {words('settings.reset')}
        </Button>
      )}
    </div>
  )
}

function useValueWords(): (value: string | boolean) => string {
  const words = useWords('operations')
  return (value) => (typeof value === 'string' ? value : words(value ? 'settings.on' : 'settings.off'))
}
