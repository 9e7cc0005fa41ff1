import { socialLimits } from '@deckle/core/social/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { newerQuery, reloadFeed } from '../queries.ts'

/** Says that there are newer posts; what is read stays where it is until the button is pressed. */
export function NewerButton({ mark }: { readonly mark: string }) {
  const words = useWords('feed')
  const queries = useQueryClient()
  const { data: count = 0 } = useQuery(newerQuery(mark))
  const read = useAction({
    call: () => reloadFeed(queries),
    onDone: () => window.scrollTo({ top: 0 }),
  })
  return (
    <div aria-live="polite" className="pointer-events-none sticky top-16 z-20 -my-2 flex h-0 justify-center">
      {count > 0 && (
        <Button
          variant="primary"
          icon={<ArrowUp />}
          className="pointer-events-auto rounded-full! shadow-lg"
          isPending={read.isPending}
          onPress={() => void read.run()}
        >
          {count >= socialLimits.newer ? words('newerMany', { count: String(count) }) : words('newer', { count })}
        </Button>
      )}
    </div>
  )
}
