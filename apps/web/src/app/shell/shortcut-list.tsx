import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { Kbd } from '@deckle/ui/layout/kbd.tsx'
import { useWords } from '../../words/use-words.ts'
import { places } from './places.ts'
import { isApple } from './top-bar.tsx'

export function ShortcutList({ onOpenChange }: { onOpenChange: (isOpen: boolean) => void }) {
  const words = useWords('shell')
  const rows: readonly [string, readonly string[]][] = [
    [words('shortcuts.search'), [isApple ? '⌘ K' : 'Ctrl K']],
    [words('shortcuts.help'), ['?']],
    ...places.flatMap(({ screen, goKey }): [string, string[]][] =>
      goKey === undefined ? [] : [[words(`shortcuts.${screen}`), ['G', goKey.toUpperCase()]]],
    ),
    [words('shortcuts.close'), ['Esc']],
  ]
  return (
    <Dialog isOpen onOpenChange={onOpenChange} title={words('shortcuts.title')} size="sm">
      <dl className="flex flex-col gap-3">
        {rows.map(([label, keys]) => (
          <div key={label} className="flex items-center justify-between gap-4">
            <dt>{label}</dt>
            <dd className="flex items-center gap-1.5 text-xs text-muted phone:hidden">
              <Kbd keys={keys[0] ?? ''} />
              {keys[1] && (
                <>
                  {words('shortcuts.next')} <Kbd keys={keys[1]} />
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
