import { Button } from '@deckle/ui/actions/button.tsx'
import { Check, CloudOff, LoaderCircle, TriangleAlert, Users } from 'lucide-react'
import type { SaveState } from './autosave-types.ts'

const icons = {
  saved: Check,
  saving: LoaderCircle,
  unsaved: LoaderCircle,
  offline: CloudOff,
  changed: Users,
  refused: TriangleAlert,
  gone: TriangleAlert,
} as const
const tones: Record<SaveState, string> = {
  saved: 'text-muted',
  saving: 'text-muted',
  unsaved: 'text-muted',
  offline: 'text-warning-text',
  changed: 'text-warning-text',
  refused: 'text-danger-text',
  gone: 'text-danger-text',
}

interface SaveNoteProps {
  readonly save: { readonly state: SaveState; readonly reason?: string }
  readonly words: string
  /** What the button says that appears without a connection. */
  readonly tryNow: string
  readonly onTryNow: () => void
}

/** Whether the work is saved, in a word. */
export function SaveNote({ save: { state, reason }, words, tryNow, onTryNow }: SaveNoteProps) {
  const Icon = icons[state]
  const isUsual = state === 'saved' || state === 'saving' || state === 'unsaved'
  return (
    <span className={`flex shrink-0 items-center gap-1 text-xs ${tones[state]}`} title={reason ?? words}>
      <Icon aria-hidden="true" className={`size-3.5 ${state === 'saving' ? 'animate-pulse' : ''}`} />
      <span role="status" className={isUsual ? 'narrow:sr-only' : ''}>
        {words}
      </span>
      {state === 'offline' && (
        <Button size="sm" variant="quiet" onPress={onTryNow}>
          {tryNow}
        </Button>
      )}
    </span>
  )
}
