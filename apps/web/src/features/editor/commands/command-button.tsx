import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { memo } from 'react'
import { useWords } from '../../../words/use-words.ts'
import { useEditor, useEditorState } from '../editor-context.ts'
import { isEnabled } from './command.ts'
import { type CommandName, commands } from './commands.ts'
import { shownShortcut } from '../../../lib/shortcut.ts'

/** The tooltip shows the command's label and shortcut. */
export const CommandButton = memo(function CommandButton({ name, size }: CommandButtonProps) {
  const t = useWords('editor')
  const editor = useEditor()
  const command = commands[name]
  const enabled = useEditorState((state) => isEnabled(command, state, editor))
  const Icon = command.icon
  return (
    <IconButton
      label={t(`commands.${command.name}`)}
      icon={<Icon />}
      size={size}
      shortcut={command.shortcut === null ? undefined : shownShortcut(command.shortcut)}
      isDisabled={!enabled}
      onPress={() => command.perform(editor)}
    />
  )
})

interface CommandButtonProps {
  name: CommandName
  size?: 'sm' | 'md'
}
