import { toast } from '@deckle/ui/overlays/toast.ts'
import { useEffect } from 'react'
import { useWords } from '../../words/use-words.ts'
import { useEditorState } from './editor-context.ts'

/** Shows each refused edit's reason once. */
export function useRefusals(): void {
  const t = useWords('editor')
  const refusal = useEditorState((state) => state.refusal)
  useEffect(() => {
    if (refusal && Date.now() - refusal.at < 1000) toast({ tone: 'warning', title: t(`refused.${refusal.reason}`) })
  }, [refusal, t])
}
