import { toast } from '@deckle/ui/overlays/toast.ts'
import { makeId } from '../../../lib/make-id.ts'
import { useWords } from '../../../words/use-words.ts'
import { useBuilder } from '../builder-context.ts'
import { type CopiedOutline, pasteEdit } from './copied-outline.ts'
import { currentTopic } from './outline-keys.ts'

/** Adds what was copied from a course, after what is selected or at a topic, and says which decks were there already. */
export function usePaste() {
  const t = useWords('course-builder')
  const { store, canEdit } = useBuilder()
  return (copied: CopiedOutline, at?: string) => {
    if (!canEdit) return
    const content = store.content()
    const topicId = at ?? currentTopic(content, store.getState().selected)
    const pasted = pasteEdit(content, copied, { topicId, newId: makeId })
    if (pasted && store.edit(pasted.edit)) store.select(pasted.keys)
    const skipped = pasted?.skipped ?? copied.decks.length
    if (skipped > 0) toast({ title: t('copy.skipped', { count: skipped }) })
  }
}
