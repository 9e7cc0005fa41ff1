import { Button } from '@deckle/ui/actions/button.tsx'
import { Banner } from '@deckle/ui/feedback/callout.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useNavigate } from '@tanstack/react-router'
import { CopyPlus } from 'lucide-react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEditor } from '../editor-context.ts'

/** On a deck shared for viewing: its owner, and the action to make a copy. */
export function ViewOnlyBar() {
  const t = useWords('editor')
  const { deck } = useEditor()
  return <Banner action={<Duplicate />}>{t('viewOnly.text', { owner: deck.owner.name })}</Banner>
}

/** Replaces tabs that need permission to edit. */
export function NotForViewers() {
  const t = useWords('editor')
  const { deck } = useEditor()
  return <EmptyState title={t('viewOnly.notHere')}>{t('viewOnly.notHereText', { owner: deck.owner.name })}</EmptyState>
}

function Duplicate() {
  const t = useWords('editor')
  const { deck } = useEditor()
  const navigate = useNavigate()
  const copy = useAction({
    call: () => api.decks.duplicate({ params: { id: deck.id } }),
    onDone: ({ deck: own }) => void navigate({ to: `/contentEditor/${own.id}` }),
    invalidates: [queryKeys('decks').lists],
  })
  return (
    <Button size="sm" icon={<CopyPlus />} isPending={copy.isPending} onPress={() => void copy.run()}>
      {t('viewOnly.duplicate')}
    </Button>
  )
}
