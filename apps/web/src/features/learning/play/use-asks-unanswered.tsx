import type { PlayDeck, PlayerHost, SavedPlay, ShownEnding } from '@deckle/player/hosts/host.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { unansweredSlides } from './unanswered.ts'

interface Asked {
  readonly count: number
  /** False while the dialog closes. */
  readonly isOpen: boolean
  readonly onSubmit: () => void
  readonly onReturn: () => void
}

/**
 * A host that completes an attempt with unanswered questions only once the learner confirms it, and the dialog that asks.
 * Returning shows the first of these questions; the attempt stays open.
 */
export function useAsksUnanswered(
  deck: PlayDeck,
  host: PlayerHost & { readonly saved: SavedPlay | null },
): { readonly host: PlayerHost; readonly dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const place = useRef(host.saved)
  const [moves] = useState(() => new Set<(saved: SavedPlay) => void>())
  const asking = useMemo<PlayerHost>(
    () => ({
      ...host,
      save: (play) => {
        place.current = play
        host.save(play)
      },
      onOtherTab: (listener) => {
        const off = host.onOtherTab?.(listener)
        moves.add(listener)
        return () => {
          moves.delete(listener)
          off?.()
        }
      },
      complete: () => {
        const { current } = place
        const left = current && !current.ended ? unansweredSlides(deck, current) : []
        if (!current || left.length === 0) return host.complete()
        return new Promise<ShownEnding>((resolve, reject) =>
          setAsked({
            count: left.length,
            isOpen: true,
            onSubmit: () => void host.complete().then(resolve, reject),
            onReturn: () => moves.forEach((move) => move(placeAt(current, left[0] ?? 0))),
          }),
        )
      },
    }),
    [deck, host, moves],
  )
  const answer = (act: 'onSubmit' | 'onReturn') => {
    if (!asked?.isOpen) return
    setAsked({ ...asked, isOpen: false })
    asked[act]()
  }
  return { host: asking, dialog: asked && <Ask {...asked} onAnswer={answer} /> }
}

function placeAt(saved: SavedPlay, index: number): SavedPlay {
  const at = saved.trail?.indexOf(index) ?? -1
  return { ...saved, index, trail: at < 0 ? [...Array(index).keys()] : (saved.trail?.slice(0, at) ?? []) }
}

interface AskProps extends Pick<Asked, 'count' | 'isOpen'> {
  readonly onAnswer: (act: 'onSubmit' | 'onReturn') => void
}

function Ask({ count, isOpen, onAnswer }: AskProps) {
  const t = useWords('learning')
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && onAnswer('onReturn')}
      size="sm"
      role="alertdialog"
      title={t('play.unansweredTitle', { count })}
      footer={() => (
        <>
          <Button onPress={() => onAnswer('onReturn')}>{t('play.unansweredReturn')}</Button>
          <Button variant="primary" onPress={() => onAnswer('onSubmit')}>
            {t('play.unansweredSubmit')}
          </Button>
        </>
      )}
    >
      {t('play.unansweredText')}
    </Dialog>
  )
}
