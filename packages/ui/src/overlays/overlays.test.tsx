import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../actions/button.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { CommandPalette, type CommandItem } from './command-palette/command-palette.tsx'
import { Dialog } from './dialog.tsx'
import { Menu } from './menu.tsx'

describe('Button', () => {
  it('keeps its label and its name while pending, and takes no press', async () => {
    const press = vi.fn<() => void>()
    render(
      <Button isPending onPress={press}>
        Publish
      </Button>,
    )
    const button = screen.getByRole('button', { name: /Publish/ })
    expect(button.textContent).toContain('Publish')
    await userEvent.click(button)
    expect(press).not.toHaveBeenCalled()
  })
})

describe('Menu', () => {
  it('shows every group, also where a group and an action have the same id', async () => {
    const remove = vi.fn<() => void>()
    render(
      <Menu
        label="Deck"
        trigger={<IconButton label="More" icon={null} />}
        items={[
          { id: 'publish', items: [{ id: 'publish', label: 'Publish' }] },
          { id: 'delete', items: [{ id: 'delete', label: 'Move to bin', tone: 'danger', onAction: remove }] },
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Publish', 'Move to bin'])
    await userEvent.click(screen.getByRole('menuitem', { name: 'Move to bin' }))
    expect(remove).toHaveBeenCalledOnce()
  })

  it('ticks one choice of a section', async () => {
    const choose = vi.fn<(ids: string[]) => void>()
    const items = [
      { id: 'new', label: 'Newest' },
      { id: 'name', label: 'Name' },
    ]
    render(
      <Menu
        label="Sort"
        trigger={<Button>Sort</Button>}
        items={[
          { id: 's', title: 'Sort by', items, selection: { mode: 'single', selected: ['new'], onChange: choose } },
        ]}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sort' }))
    expect(screen.getByRole('menuitemradio', { name: 'Newest' }).getAttribute('aria-checked')).toBe('true')
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Name' }))
    expect(choose).toHaveBeenCalledWith(['name'])
  })
})

describe('Dialog', () => {
  it('is named by its title and closes from its footer', async () => {
    render(
      <Dialog
        trigger={<Button>Rename</Button>}
        title="Rename deck"
        footer={(close) => <Button onPress={close}>Save name</Button>}
      >
        Body
      </Dialog>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
    const dialog = screen.getByRole('dialog', { name: 'Rename deck' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save name' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('has no cross and no Escape when only its buttons may close it', async () => {
    render(
      <Dialog isOpen isDismissable={false} role="alertdialog" title="Delete for ever">
        Body
      </Dialog>,
    )
    await userEvent.keyboard('{Escape}')
    const dialog = screen.getByRole('alertdialog', { name: 'Delete for ever' })
    expect(within(dialog).queryByRole('button', { name: 'Close' })).toBeNull()
  })
})

describe('CommandPalette', () => {
  const item = (id: string, label: string, perform: () => void = () => {}): CommandItem => ({
    id,
    label,
    section: 'Go to',
    perform,
  })
  function Palette({ items }: { items: CommandItem[] }) {
    const [isOpen, setOpen] = useState(true)
    return <CommandPalette isOpen={isOpen} onOpenChange={setOpen} items={items} />
  }

  it('finds by every word in any order, runs with Enter and closes', async () => {
    const perform = vi.fn<() => void>()
    render(<Palette items={[item('1', 'Open the library'), item('2', 'New quiz deck', perform)]} />)
    await userEvent.type(screen.getByRole('combobox'), 'deck new')
    expect(screen.getAllByRole('menuitem')).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(perform).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closes with one Escape, with words typed too', async () => {
    render(<Palette items={[item('1', 'Library')]} />)
    await userEvent.type(screen.getByRole('combobox'), 'lib')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('says that nothing was found', async () => {
    render(<Palette items={[item('1', 'Library')]} />)
    await userEvent.type(screen.getByRole('combobox'), 'zzz')
    expect(screen.getByText('Nothing found for “zzz”')).toBeDefined()
  })
})
