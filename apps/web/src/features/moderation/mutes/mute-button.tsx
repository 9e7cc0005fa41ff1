import type { SocialPerson } from '@deckle/contract/models/social.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { queryKeys } from '../../../lib/query-keys.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useWords } from '../../../words/use-words.ts'
import { MuteDialog } from './mute-dialog.tsx'

interface MuteButtonProps {
  readonly person: SocialPerson
  readonly isMuted: boolean
}

/** Mutes a person, or lets them write again. */
export function MuteButton({ person: { id, name }, isMuted }: MuteButtonProps) {
  const words = useWords('moderation')
  const [isAsking, setAsking] = useState(false)
  const unmute = useAction({
    call: () => api.moderation.unmute({ params: { id } }),
    onDone: () => toast({ title: words('unmutedDone', { name }), tone: 'success' }),
    invalidates: [queryKeys('moderation').all],
  })
  return (
    <>
      <Button
        size="sm"
        variant="quiet"
        aria-label={words(isMuted ? 'unmuteNamed' : 'muteNamed', { name })}
        isPending={unmute.isPending}
        onPress={() => (isMuted ? void unmute.run() : setAsking(true))}
      >
        {words(isMuted ? 'unmute' : 'mute')}
      </Button>
      {isAsking && <MuteDialog id={id} name={name} onClose={() => setAsking(false)} />}
    </>
  )
}
