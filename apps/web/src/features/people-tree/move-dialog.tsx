import type { BranchRow } from '@deckle/contract/models/people.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useState } from 'react'
import { useWords } from '../../words/use-words.ts'
import { nameOf } from '../../people/name-of.ts'
import { PersonPicker } from '../../people/person-picker.tsx'
import { useMove } from './use-move.ts'

/** Chooses a new manager by name: what dragging does, for a keyboard, a phone and a tree of thousands. */
export function MoveDialog({ person, onClose }: { person: BranchRow; onClose: () => void }) {
  const words = useWords('people-tree')
  const [to, setTo] = useState<string | null>(null)
  const { move, isPending } = useMove()
  const moveTo = async (manager: string | null) => {
    if (await move({ id: person.id, name: nameOf(person), to: manager, from: person.manager })) onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words('move.title', { name: nameOf(person) })}
      description={words('move.text', { count: person.below })}
      footer={
        <>
          {person.manager !== null && (
            <Button onPress={() => void moveTo(null)} isPending={isPending}>
              {words('move.top')}
            </Button>
          )}
          <Button variant="primary" isDisabled={to === null} isPending={isPending} onPress={() => void moveTo(to)}>
            {words('move.move')}
          </Button>
        </>
      }
    >
      <PersonPicker
        label={words('move.manager')}
        without={person.id}
        onPick={(manager) => setTo(manager?.id ?? null)}
      />
    </Dialog>
  )
}
