import { classNames } from '@deckle/ui/theme/class-names.ts'
import { ChevronRight, GripVertical } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button, Tree, TreeItem, TreeItemContent, useDragAndDrop } from 'react-aria-components'
import { type Placing, placeIn, type TreeThing } from './place-in.ts'

interface SortTreeProps<Thing extends TreeThing> {
  readonly label: string
  /** Those of a parent in their order. */
  readonly things: readonly Thing[]
  readonly nameOf: (thing: Thing) => string
  readonly dragLabel: (name: string) => string
  readonly renderRow: (thing: Thing) => ReactNode
  /** Undefined where nothing may be moved. */
  readonly onPlace?: ((placing: Placing) => void) | undefined
  /** The chosen one, where one can be chosen. */
  readonly selected?: string | null
  readonly onSelect?: (id: string) => void
}

const dragType = 'deckle-tree-thing'
/** A larger tree begins with its branches closed. */
const MOST_OPEN = 100

/** A tree of few things, all loaded, that are dragged to their place. */
export function SortTree<Thing extends TreeThing>(props: SortTreeProps<Thing>) {
  const { label, things, onPlace, selected, onSelect } = props
  const holders = new Set(things.map(({ parent }) => parent))
  const parents = things.flatMap(({ id }) => (holders.has(id) ? id : []))
  const [closed, setClosed] = useState<ReadonlySet<string>>(() => new Set(things.length > MOST_OPEN ? parents : []))
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: onPlace === undefined,
    getItems: (keys) => [...keys].map((key) => ({ [dragType]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragType],
    getAllowedDropOperations: () => ['move'],
    shouldAcceptItemDrop: () => true,
    onMove({ keys, target }) {
      const [id] = [...keys].map(String)
      const placing =
        id === undefined ? null : placeIn(things, id, { key: String(target.key), dropPosition: target.dropPosition })
      if (placing) onPlace?.(placing)
    },
  })
  return (
    <Tree
      aria-label={label}
      expandedKeys={parents.filter((id) => !closed.has(id))}
      onExpandedChange={(open) => setClosed(new Set(parents.filter((id) => !open.has(id))))}
      dragAndDropHooks={dragAndDropHooks}
      {...(onSelect && {
        selectionMode: 'single' as const,
        selectionBehavior: 'replace' as const,
        disallowEmptySelection: true,
        selectedKeys: selected ? [selected] : [],
        onSelectionChange: (keys: 'all' | ReadonlySet<string | number>) => {
          const [id] = keys === 'all' ? [] : [...keys]
          if (id !== undefined) onSelect(String(id))
        },
      })}
      className="flex flex-col p-1 outline-none"
    >
      <Rows {...props} parent={null} />
    </Tree>
  )
}

function Rows<Thing extends TreeThing>({ parent, ...props }: SortTreeProps<Thing> & { parent: string | null }) {
  return props.things
    .filter((thing) => thing.parent === parent)
    .map((thing) => <Row key={thing.id} {...props} thing={thing} />)
}

const rowStyle =
  'group flex min-h-11 cursor-default items-center rounded-sm pe-2 text-sm hover:bg-hover not-data-focus-visible:outline-none data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-brand-edge data-selected:bg-brand-soft data-drop-target:bg-brand-soft data-dragging:opacity-50'

function Row<Thing extends TreeThing>({ thing, ...props }: SortTreeProps<Thing> & { thing: Thing }) {
  const hasChildren = props.things.some(({ parent }) => parent === thing.id)
  const name = props.nameOf(thing)
  return (
    <TreeItem id={thing.id} textValue={name} hasChildItems={hasChildren} className={rowStyle}>
      <TreeItemContent>
        {({ level }) => (
          <div
            className="flex min-w-0 flex-1 items-center gap-1"
            style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
          >
            <Button
              slot="chevron"
              className={classNames(
                'flex size-8 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-pressed touch:size-11',
                !hasChildren && 'invisible',
              )}
            >
              <ChevronRight aria-hidden="true" className="size-4 group-data-expanded:rotate-90 rtl:rotate-180" />
            </Button>
            {props.onPlace && (
              <Button
                slot="drag"
                aria-label={props.dragLabel(name)}
                className="flex size-6 shrink-0 cursor-grab items-center justify-center text-faint phone:hidden"
              >
                <GripVertical aria-hidden="true" className="size-4" />
              </Button>
            )}
            {props.renderRow(thing)}
          </div>
        )}
      </TreeItemContent>
      {hasChildren && <Rows {...props} parent={thing.id} />}
    </TreeItem>
  )
}
