import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { api } from '../../../lib/api.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'

/** Asks the course's owner for another attempt at the final exam. */
export function AskAttempt({ courseId }: { readonly courseId: string }) {
  const t = useWords('learning')
  const ask = useAction({
    call: () => api.learning.askAttempt({ params: { id: courseId }, body: {} }),
    onDone: () => toast({ tone: 'success', title: t('course.askedAttempt') }),
  })
  return (
    <Button isPending={ask.isPending} onPress={() => void ask.run()}>
      {t('course.askAttempt')}
    </Button>
  )
}
