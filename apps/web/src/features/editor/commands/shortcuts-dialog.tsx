import { Kbd } from '@deckle/ui/layout/kbd.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { useWords } from '../../../words/use-words.ts'
import { commands } from './commands.ts'
import { shownShortcut } from '../../../lib/shortcut.ts'

export function ShortcutsDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}) {
  const t = useWords('editor')
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('shortcuts.title')} description={t('shortcuts.text')}>
      <dl className="flex flex-col">
        {Object.values(commands).map((command) =>
          command.shortcut === null ? null : (
            <div
              key={command.name}
              className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-b-0"
            >
              <dt>{t(`commands.${command.name}`)}</dt>
              <dd>
                <Kbd keys={shownShortcut(command.shortcut)} />
              </dd>
            </div>
          ),
        )}
      </dl>
    </Dialog>
  )
}
