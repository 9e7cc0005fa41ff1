import type { CourseConflict } from '@deckle/core/course/merge.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Banner } from '@deckle/ui/feedback/callout.tsx'
import { useFormatter, useWords } from '../../words/use-words.ts'
import type { Clash } from './state/use-course-session.ts'
import { placeOfPath } from './conflict-place.ts'

/** Others changed the same places: the person's own changes hold unless they take the others'. */
export function ClashNotice({ clash, onDismiss }: { clash: Clash; onDismiss: () => void }) {
  const t = useWords('course-builder')
  const format = useFormatter()
  const words = (conflict: CourseConflict) => t(`places.${placeOfPath(conflict.path)}`)
  const places = [...new Set(clash.conflicts.map(words))]
  return (
    <Banner
      tone="warning"
      onDismiss={onDismiss}
      action={
        <Button size="sm" onPress={clash.useTheirs}>
          {t('clash.useTheirs')}
        </Button>
      }
    >
      {t('clash.text', { places: format.list(places) })}
    </Banner>
  )
}
