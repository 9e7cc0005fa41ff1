import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { useWords } from '../words/use-words.ts'
import { nameOf } from './name-of.ts'
import { PersonPicker } from './person-picker.tsx'
import { useMove } from './use-move.ts'

interface MovedPerson {
  readonly id: string
  readonly first_name: string
  readonly last_name: string
  readonly manager: string | null
  /** Number of people below, if known. */
  readonly below?: number
}

/** Chooses a new manager by name: what dragging does, for a keyboard, a phone and a tree of thousands. */
export function MoveDialog({ person, onClose }: { person: MovedPerson; onClose: () => void }) {
  const words = useWords('move-person')
  const [to, setTo] = useState<string | null>(null)
  const { move, isPending } = useMove()
  const moveTo = async (manager: string | null) => {
    if (await move({ id: person.id, name: nameOf(person), to: manager, from: person.manager })) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words('title', { name: nameOf(person) })}
      description={person.below === undefined ? words('text') : words('comeAlong', { count: person.below })}
      footer={
        <>
          {person.manager !== null && (
            <Button onPress={() => void moveTo(null)} isPending={isPending}>
              {words('top')}
            </Button>
          )}
          <Button variant="primary" isDisabled={to === null} isPending={isPending} onPress={() => void moveTo(to)}>
            {words('move')}
          </Button>
        </>
      }
    >
      <PersonPicker label={words('manager')} without={person.id} onPick={(manager) => setTo(manager?.id ?? null)} />
    </Dialog>
  )
}
