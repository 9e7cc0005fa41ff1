import { Button, IconSlot } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { useScrollToSelected } from '@deckle/ui/collections/use-scroll-to-selected.ts'
import { Menu } from '@deckle/ui/overlays/menu.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import {
  ArrowLeft,
  ChartNoAxesColumn,
  Ellipsis,
  Eye,
  PanelsTopLeft,
  Palette,
  Rocket,
  SlidersHorizontal,
  UserPlus,
} from 'lucide-react'
import { useNavigate } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import { Link } from 'react-aria-components'
import { PublicationBadge } from '../../../deck/publication-badge.tsx'
import { useWords } from '../../../words/use-words.ts'
import { isEnabled } from '../commands/command.ts'
import { CommandButton } from '../commands/command-button.tsx'
import { commands } from '../commands/commands.ts'
import { shownShortcut } from '../../../lib/shortcut.ts'
import { type EditorTab, tabPaths, useEditor, useEditorState, usePublicationState } from '../editor-context.ts'
import { NameField } from './name-field.tsx'
import { SaveStatus } from './save-status.tsx'

const tabIcons = {
  content: <PanelsTopLeft />,
  properties: <SlidersHorizontal />,
  design: <Palette />,
  publish: <Rocket />,
  analytics: <ChartNoAxesColumn />,
} as const

export const Header = memo(function Header({ tab }: { tab: EditorTab }) {
  const t = useWords('editor')
  const editor = useEditor()
  const navigate = useNavigate()
  const { deck } = editor
  const state = usePublicationState()
  const tabLinks = useRef<HTMLElement>(null)
  useScrollToSelected(tabLinks, '[aria-current=page]', tab)
  const tabs = (['content', 'properties', 'design', 'publish', 'analytics'] as const).filter((id) =>
    id === 'analytics' || id === 'publish' ? deck.can[id] : true,
  )
  return (
    <header className="flex flex-col border-b border-line bg-surface">
      <div className="flex min-h-12 items-center gap-2 px-3 pt-1.5">
        <IconButton
          label={t('backToLibrary')}
          icon={<ArrowLeft className="rtl:rotate-180" />}
          onPress={() => void navigate({ to: '/library' })}
        />
        <div className="flex min-w-0 flex-1 items-center gap-2">
          <NameField />
          <PublicationBadge state={state} className="narrow:hidden" />
          <SaveStatus />
        </div>
        {editor.canEdit && (
          <div className="flex">
            <CommandButton name="undo" />
            <CommandButton name="redo" />
          </div>
        )}
        <Button icon={<Eye />} className="narrow:hidden" onPress={() => editor.openPreview()}>
          {t('commands.preview')}
        </Button>
        {deck.can.share && (
          <Button icon={<UserPlus />} className="narrow:hidden" onPress={editor.openSharing}>
            {t('commands.share')}
          </Button>
        )}
        {deck.can.publish && tab !== 'publish' && state !== 'live' && (
          <Button
            variant="primary"
            icon={<Rocket />}
            className="narrow:hidden"
            onPress={() => {
              // The publish button is gone on that tab: focus the tab's link.
              tabLinks.current?.querySelector<HTMLElement>(`[href*=${tabPaths.publish}]`)?.focus()
              editor.publish()
            }}
          >
            {deck.publication ? t('publishChanges') : t('commands.publish')}
          </Button>
        )}
        <MoreMenu />
      </div>
      <nav ref={tabLinks} aria-label={t('tabs.label')} className="flex gap-1 overflow-x-auto px-3">
        {tabs.map((id) => (
          <Link
            key={id}
            href={`/${tabPaths[id]}/${deck.id}`}
            aria-current={id === tab ? 'page' : undefined}
            className={classNames(
              'flex h-9 shrink-0 items-center gap-1.5 border-b-2 px-2.5 text-sm no-underline transition-colors hover:text-ink focus-visible:-outline-offset-2 touch:h-11',
              id === tab ? 'border-brand-edge font-strong text-ink' : 'border-transparent text-muted',
            )}
          >
            <IconSlot>{tabIcons[id]}</IconSlot>
            {t(`tabs.${id}`)}
          </Link>
        ))}
      </nav>
    </header>
  )
})

const moreNames = [
  'preview',
  'publish',
  'share',
  'history',
  'flowMap',
  'duplicate',
  'delete',
  'paste',
  'reset',
  'clear',
  'shortcuts',
] as const

function MoreMenu() {
  const t = useWords('editor')
  const editor = useEditor()
  const disabled = new Set(
    useEditorState((state) => moreNames.filter((name) => !isEnabled(commands[name], state, editor)).join(' ')).split(
      ' ',
    ),
  )
  return (
    <Menu
      label={t('more')}
      trigger={<IconButton data-guide="more" label={t('more')} icon={<Ellipsis />} />}
      items={moreNames
        .filter((name) =>
          name === 'publish' || name === 'share' ? editor.deck.can[name] : editor.canEdit || !commands[name].changes,
        )
        .map((name) => {
          const command = commands[name]
          const Icon = command.icon
          return {
            id: name,
            label: t(`commands.${name}`),
            icon: <Icon />,
            shortcut: command.shortcut === null ? undefined : shownShortcut(command.shortcut),
            tone: name === 'delete' ? ('danger' as const) : ('normal' as const),
            isDisabled: disabled.has(name),
            onAction: () => command.perform(editor),
          }
        })}
    />
  )
}
