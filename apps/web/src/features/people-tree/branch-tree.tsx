import type { BranchRow } from '@deckle/contract/models/people.ts'
import { type Key, Tree, useDragAndDrop } from 'react-aria-components'
import { useWords } from '../../words/use-words.ts'
import { BranchRows, type TreeState } from './branch.tsx'
import { nameOf } from '../../people/name-of.ts'

const personType = 'deckle-person'

export interface DraggedPerson {
  readonly id: string
  readonly name: string
  /** The manager. */
  readonly from: string | null
}

const draggedOf = (person: BranchRow): DraggedPerson => ({ id: person.id, name: nameOf(person), from: person.manager })

/** A tree that loads a branch when it is opened. People are dropped on their new manager. */
export function BranchTree({
  state,
  onExpand,
  onDrop,
}: {
  state: TreeState
  onExpand: (expanded: ReadonlySet<string>) => void
  onDrop: (person: DraggedPerson, managerId: string) => void
}) {
  const words = useWords('people-tree')
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: state.onMove === undefined,
    getItems: (_, people: readonly (BranchRow | undefined)[]) =>
      people.flatMap((person) =>
        person ? { [personType]: JSON.stringify(draggedOf(person)), 'text/plain': nameOf(person) } : [],
      ),
    acceptedDragTypes: [personType],
    getAllowedDropOperations: () => ['move'],
    shouldAcceptItemDrop: ({ key, dropPosition }) => dropPosition === 'on' && isPerson(key),
    onItemDrop({ items, target }) {
      for (const item of items)
        if (item.kind === 'text')
          void item.getText(personType).then((text) => {
            const person = JSON.parse(text) as DraggedPerson
            if (person.id !== target.key && person.from !== target.key) onDrop(person, String(target.key))
          })
    },
  })
  return (
    <Tree
      aria-label={words('title')}
      expandedKeys={state.expanded}
      onExpandedChange={(keys) => onExpand(new Set([...keys].map(String)))}
      dragAndDropHooks={dragAndDropHooks}
      className="flex flex-col p-1 outline-none"
    >
      <BranchRows managerId={null} state={state} />
    </Tree>
  )
}

/** Keys of other rows contain a colon. */
const isPerson = (key: Key): boolean => !String(key).includes(':')
