import { ComboBox } from '@deckle/ui/choices/combo-box.tsx'
import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useMemo } from 'react'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/session/auth-state.ts'
import { mergeChosen } from '../../../lib/session/merge-user.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { deviceTimeZone, timeZoneName, timeZoneOptions } from './time-zone-options.ts'

/** Saved as soon as one is chosen. */
export function TimeZoneField() {
  const words = useWords('account')
  const chosen = useUser().time_zone ?? null
  const save = useSaveTimeZone()
  const options = useMemo(() => timeZoneOptions(chosen), [chosen])
  const ofDevice = deviceTimeZone()
  return (
    <div className="flex max-w-sm flex-col items-start gap-2">
      <ComboBox<string>
        className="w-full"
        label={words('timeZone.label')}
        description={words('timeZone.text')}
        placeholder={words('timeZone.none')}
        options={options}
        value={chosen}
        onChange={(zone) => {
          if (zone !== null && zone !== chosen) void save(zone)
        }}
      />
      {ofDevice !== chosen && (
        <Button size="sm" variant="quiet" onPress={() => void save(ofDevice)}>
          {words('timeZone.device', { zone: timeZoneName(ofDevice) })}
        </Button>
      )}
    </div>
  )
}

function useSaveTimeZone() {
  const words = useWords('account')
  return useAction<string>({
    call: async (time_zone) => {
      await api.users.updateSelf({ body: { time_zone } })
      mergeChosen({ time_zone })
    },
    onDone: () => toast({ title: words('saved'), tone: 'success' }),
  }).run
}
