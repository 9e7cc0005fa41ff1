import { useState } from 'react'
import { Copy, FileText, MoreHorizontal, Pencil, Send, Trash2, Users } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { TextField } from '../fields/text-field.tsx'
import { CommandPalette, type CommandItem } from '../overlays/command-palette/command-palette.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Menu } from '../overlays/menu.tsx'
import { Popover } from '../overlays/popover.tsx'
import { toast } from '../overlays/toast.ts'
import { Tooltip } from '../overlays/tooltip.tsx'
import { Chapter, Row } from './gallery-parts.tsx'

export function OverlaysChapter() {
  return (
    <Chapter title="Overlays">
      <Row>
        <Dialog
          trigger={<Button>Rename</Button>}
          title="Rename deck"
          description="The address does not change."
          footer={renameFooter}
        >
          <TextField label="Name" defaultValue="Product knowledge" limits={{ max: 60, ideal: 40 }} />
        </Dialog>
        <Dialog trigger={<Button>Large dialog</Button>} size="lg" title="Choose a template">
          <p>Whatever stands here scrolls, the title stays.</p>
        </Dialog>
        <Menu
          label="Deck"
          trigger={<IconButton label="More" icon={<MoreHorizontal />} variant="secondary" />}
          items={[
            {
              id: 'edit',
              items: [
                { id: 'rename', label: 'Rename', icon: <Pencil />, shortcut: 'F2' },
                { id: 'copy', label: 'Duplicate', icon: <Copy />, shortcut: 'Ctrl D' },
              ],
            },
            { id: 'publish', items: [{ id: 'publish', label: 'Publish', icon: <Send />, isDisabled: true }] },
            { id: 'danger', items: [{ id: 'delete', label: 'Move to bin', icon: <Trash2 />, tone: 'danger' }] },
          ]}
        />
        <SortMenu />
        <Popover label="About scores" trigger={<Button>Popover</Button>}>
          <p className="w-56">Per cent is what was earned of what was possible, rounded to two decimals.</p>
        </Popover>
        <Tooltip text="Said on hover and focus" shortcut="Ctrl S">
          <Button>Tooltip</Button>
        </Tooltip>
        <Button onPress={() => toast({ title: 'Saved' })}>Toast</Button>
        <Button
          onPress={() =>
            toast({
              title: 'Deck published',
              description: 'Anyone with the link can play it.',
              tone: 'success',
              action: { label: 'Copy link', onAction: () => undefined },
            })
          }
        >
          Toast with action
        </Button>
        <Button
          onPress={() =>
            toast({
              title: 'Not saved',
              description: 'The server could not be reached. Your work is kept here and sent when it can be.',
              tone: 'danger',
            })
          }
        >
          Toast, problem
        </Button>
        <Button
          onPress={() => toast.undo('“Product knowledge” moved to the bin', () => toast({ title: 'Brought back' }))}
        >
          Undo toast
        </Button>
        <PaletteDemo />
      </Row>
    </Chapter>
  )
}

const renameFooter = (close: () => void) => (
  <>
    <Button onPress={close}>Cancel</Button>
    <Button variant="primary" onPress={close}>
      Save name
    </Button>
  </>
)

function SortMenu() {
  const [sort, setSort] = useState(['new'])
  return (
    <Menu
      label="Sort"
      trigger={<Button>Sort</Button>}
      items={[
        {
          id: 'sort',
          title: 'Sort by',
          selection: { mode: 'single', selected: sort, onChange: setSort },
          items: [
            { id: 'new', label: 'Newest first' },
            { id: 'name', label: 'Name' },
            { id: 'plays', label: 'Most played' },
          ],
        },
      ]}
    />
  )
}

const commands: CommandItem[] = [
  {
    id: 'library',
    label: 'Library',
    icon: <FileText />,
    section: 'Go to',
    shortcut: 'G L',
    perform: () => toast({ title: 'Library' }),
  },
  { id: 'people', label: 'People', icon: <Users />, section: 'Go to', perform: () => toast({ title: 'People' }) },
  {
    id: 'new',
    label: 'New deck',
    icon: <Pencil />,
    section: 'Do',
    shortcut: 'C',
    keywords: 'create quiz',
    perform: () => toast({ title: 'New deck' }),
  },
]

async function search(query: string): Promise<CommandItem[]> {
  await new Promise((resolve) => setTimeout(resolve, 400))
  if (query.length < 2) return []
  return [
    {
      id: 'deck:1',
      label: `Quiz about ${query}`,
      hint: 'edited yesterday',
      icon: <FileText />,
      section: 'Decks',
      perform: () => toast({ title: query }),
    },
  ]
}

function PaletteDemo() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Command palette</Button>
      <CommandPalette isOpen={isOpen} onOpenChange={setOpen} items={commands} search={search} />
    </>
  )
}
