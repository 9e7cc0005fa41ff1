import { useState } from 'react'
import { Bell, Copy, LayoutGrid, List, Plus, Redo2, Send, Trash2, Undo2 } from 'lucide-react'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { LinkButton, TextLink } from '../actions/link-button.tsx'
import { ToggleGroup } from '../actions/toggle-group.tsx'
import { Toolbar, ToolbarSeparator } from '../layout/toolbar.tsx'
import { Chapter, Forced, Row, Specimen, type ForcedState } from './gallery-parts.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const
const states: ForcedState[] = ['rest', 'hovered', 'focus-visible', 'pressed']

export function ActionsChapter() {
  return (
    <Chapter title="Actions">
      <ButtonRows />
      <Row>
        <Specimen name="IconButton">
          <IconButton label="Duplicate" icon={<Copy />} shortcut="Ctrl D" />
        </Specimen>
        <Specimen name="with a count">
          <IconButton label="Notifications, 3 new" icon={<Bell />} badge={3} />
        </Specimen>
        <Specimen name="disabled">
          <IconButton label="Redo" icon={<Redo2 />} isDisabled />
        </Specimen>
        <Specimen name="LinkButton">
          <LinkButton href="#actions" icon={<LayoutGrid />}>
            Open library
          </LinkButton>
        </Specimen>
        <Specimen name="TextLink">
          <p>
            Read <TextLink href="#actions">how publishing works</TextLink> first.
          </p>
        </Specimen>
        <ToggleSpecimens />
        <Specimen name="Toolbar">
          <Toolbar label="Editing">
            <IconButton label="Undo" icon={<Undo2 />} shortcut="Ctrl Z" />
            <IconButton label="Redo" icon={<Redo2 />} shortcut="Ctrl Y" />
            <ToolbarSeparator />
            <IconButton label="Delete slide" icon={<Trash2 />} />
          </Toolbar>
        </Specimen>
      </Row>
    </Chapter>
  )
}

/** Each kind of button in each of its states. */
function ButtonRows() {
  return (
    <>
      {variants.map((variant) => (
        <Row key={variant}>
          {states.map((state) => (
            <Specimen key={state} name={`${variant}, ${state}`}>
              <Forced state={state}>
                <Button variant={variant} icon={variant === 'danger' ? <Trash2 /> : <Send />}>
                  {variant === 'danger' ? 'Delete deck' : 'Publish'}
                </Button>
              </Forced>
            </Specimen>
          ))}
          <Specimen name="disabled">
            <Button variant={variant} isDisabled>
              Publish
            </Button>
          </Specimen>
          <Specimen name="pending">
            <Button variant={variant} isPending>
              Publish
            </Button>
          </Specimen>
          <Specimen name="small">
            <Button variant={variant} size="sm" icon={<Plus />}>
              Add slide
            </Button>
          </Specimen>
        </Row>
      ))}
    </>
  )
}

function ToggleSpecimens() {
  const [view, setView] = useState<'grid' | 'list'>('grid')
  const [range, setRange] = useState<'day' | 'week' | 'month'>('week')
  return (
    <>
      <Specimen name="ToggleGroup">
        <ToggleGroup
          label="Period"
          options={[
            { id: 'day', label: 'Day' },
            { id: 'week', label: 'Week' },
            { id: 'month', label: 'Month' },
          ]}
          value={range}
          onChange={setRange}
        />
      </Specimen>
      <Specimen name="with icons">
        <ToggleGroup
          label="View"
          options={[
            { id: 'grid', label: 'Grid', icon: <LayoutGrid />, hideLabel: true },
            { id: 'list', label: 'List', icon: <List />, hideLabel: true },
          ]}
          value={view}
          onChange={setView}
        />
      </Specimen>
    </>
  )
}
