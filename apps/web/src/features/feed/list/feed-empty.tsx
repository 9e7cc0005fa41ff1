import type { FeedFilter } from '@deckle/core/social/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { useWords } from '../../../words/use-words.ts'

interface FeedEmptyProps {
  readonly kind: FeedFilter | 'author'
  /** Left out for who may not write. */
  readonly onWrite: (() => void) | undefined
}

export function FeedEmpty({ kind, onWrite }: FeedEmptyProps) {
  const words = useWords('feed')
  return (
    <EmptyState
      illustration="inbox"
      title={words(`empty.${kind}`)}
      action={
        kind === 'everything' &&
        onWrite && (
          <Button variant="primary" onPress={onWrite}>
            {words('empty.write')}
          </Button>
        )
      }
    >
      {words(`empty.${kind}Text`)}
    </EmptyState>
  )
}
