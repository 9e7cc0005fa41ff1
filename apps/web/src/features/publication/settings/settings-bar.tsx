import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { TriangleAlert } from 'lucide-react'
import type { RefObject } from 'react'
import { FormError } from '../../../lib/form/form.tsx'
import { useFocusInvalid } from '../../../lib/form/use-focus-invalid.ts'
import { useWords } from '../../../words/use-words.ts'
import { useSettingsForm } from './settings-form.tsx'

/** Stays at the foot of the screen while there are unsaved settings. */
export function SettingsBar({ cards }: { cards: RefObject<HTMLElement | null> }) {
  const t = useWords('publication')
  const { form, isDirty, hasFieldErrors, discard } = useSettingsForm()
  // Centred, because the bar would cover a field at the edge.
  useFocusInvalid(cards, form.refusals, 'center')
  if (!isDirty && form.failure === null) return null
  return (
    <div
      ref={bottomBar}
      role="region"
      aria-label={t('settings.pending')}
      className="sticky bottom-0 z-20 -mx-6 flex flex-col gap-2 border-t border-line bg-surface px-6 py-3 shadow-lg phone:-mx-4 phone:px-4"
    >
      {form.failure && <FormError failure={form.failure} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="flex min-w-0 flex-1 basis-60 items-center gap-2 text-sm">
          <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warning-text" />
          <span role="status">
            <strong className="font-strong">{t('settings.pending')}</strong>{' '}
            <span className="text-muted">{hasFieldErrors ? t('settings.fieldErrors') : t('settings.holds')}</span>
          </span>
        </p>
        <div className="flex gap-2">
          <Button variant="quiet" isDisabled={form.isPending} onPress={discard}>
            {t('settings.discard')}
          </Button>
          <Button variant="primary" isPending={form.isPending} onPress={() => void form.submit()}>
            {t('settings.save')}
          </Button>
        </div>
      </div>
    </div>
  )
}
