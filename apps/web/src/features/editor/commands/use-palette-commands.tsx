import { useMemo } from 'react'
import { useScreenCommands } from '../../../lib/screen/screen-commands.ts'
import { useWords } from '../../../words/use-words.ts'
import { useEditor, useEditorState } from '../editor-context.ts'
import { isEnabled } from './command.ts'
import { commands } from './commands.ts'
import { shownShortcut } from '../../../lib/shortcut.ts'

export function usePaletteCommands(): void {
  const t = useWords('editor')
  const editor = useEditor()
  const enabled = useEditorState((state) =>
    Object.values(commands)
      .filter((command) => isEnabled(command, state, editor))
      .map((command) => command.name)
      .join(' '),
  )
  const items = useMemo(() => {
    const names = new Set(enabled.split(' '))
    return Object.values(commands)
      .filter((command) => names.has(command.name))
      .map((command) => ({
        id: `editor:${command.name}`,
        label: t(`commands.${command.name}`),
        section: t('tabs.label'),
        icon: <command.icon />,
        ...(command.shortcut === null ? {} : { shortcut: shownShortcut(command.shortcut) }),
        perform: () => command.perform(editor),
      }))
  }, [enabled, editor, t])
  useScreenCommands(items)
}
