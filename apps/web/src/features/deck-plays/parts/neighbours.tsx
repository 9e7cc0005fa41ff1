import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Kbd } from '@deckle/ui/layout/kbd.tsx'
import { useNavigate } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useCallback, useEffect } from 'react'
import { isTyping, matchesShortcut } from '../../../lib/shortcut.ts'
import { useWords } from '../../../words/use-words.ts'

const keys = { previous: 'K', next: 'J' } as const

/** The plays next to this one in the same selection, by buttons and by key. */
export function Neighbours({ deckId, previous, next, query }: NeighboursProps) {
  const words = useWords('plays')
  const navigate = useNavigate()
  const open = useCallback(
    (id: string | null) => {
      if (id !== null) void navigate({ to: `/analyticsViewer/${deckId}/plays/${id}${query}` as never })
    },
    [navigate, deckId, query],
  )
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return
      if (matchesShortcut(keys.previous, event)) open(previous)
      if (matchesShortcut(keys.next, event)) open(next)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, previous, next])
  return (
    <div className="flex items-center gap-1">
      <span aria-hidden="true" className="flex">
        <Kbd keys={keys.previous} />
      </span>
      <IconButton
        label={words('newer', { key: keys.previous })}
        icon={<ChevronLeft />}
        isDisabled={previous === null}
        onPress={() => open(previous)}
      />
      <IconButton
        label={words('older', { key: keys.next })}
        icon={<ChevronRight />}
        isDisabled={next === null}
        onPress={() => open(next)}
      />
      <span aria-hidden="true" className="flex">
        <Kbd keys={keys.next} />
      </span>
    </div>
  )
}

interface NeighboursProps {
  readonly deckId: string
  readonly previous: string | null
  readonly next: string | null
  /** Of the address: the selection. */
  readonly query: string
}
