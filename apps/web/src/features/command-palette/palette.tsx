import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { CommandPalette, type CommandItem } from '@deckle/ui/overlays/command-palette.tsx'
import { readerTypes, type ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { may, type Action } from '@deckle/core/access/access.ts'
import { useNavigate } from '@tanstack/react-router'
import {
  Bell,
  ChartColumn,
  CircleHelp,
  FileText,
  GraduationCap,
  Keyboard,
  Languages,
  LayoutDashboard,
  LayoutTemplate,
  Library,
  LogOut,
  Moon,
  Plus,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { actorOf } from '../../lib/session/actor-of.ts'
import { api } from '../../lib/api.ts'
import { switchLanguage } from '../../lib/language.ts'
import { preferences, usePreference, type ThemeChoice } from '../../lib/preferences.ts'
import { useScreenCommandItems } from '../../lib/screen-commands.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'

interface PaletteProps {
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onShortcuts: () => void
}

/** Go to any screen, deck or person; run any action. Decks and people come from the server while typing. */
export function Palette({ onOpenChange, onShortcuts }: PaletteProps) {
  const words = useWords('shell')
  const deckWords = useWords('deck')
  const items = useItems(onShortcuts)
  const screenItems = useScreenCommandItems()
  const navigate = useNavigate()
  const search = useCallback(
    async (query: string, signal: AbortSignal): Promise<CommandItem[]> => {
      const text = query.trim().slice(0, 100)
      if (text === '') return []
      const { results } = await api.search.find({ query: { q: text }, signal })
      return results.map((result) => ({
        id: `${result.kind}:${result.id}`,
        label: result.title,
        hint: isReaderType(result.hint) ? deckWords(`types.${result.hint}.name`) : result.hint,
        icon: result.kind === 'deck' ? <FileText /> : <UserRound />,
        section: result.kind === 'deck' ? words('search.decks') : words('search.people'),
        perform: () => void navigate({ href: result.link }),
      }))
    },
    [navigate, words, deckWords],
  )
  return (
    <CommandPalette
      isOpen
      onOpenChange={onOpenChange}
      items={[...screenItems, ...items]}
      search={search}
      placeholder={words('search.placeholder')}
    />
  )
}

function isReaderType(text: string): text is ReaderType {
  return readerTypes.some((type) => type === text)
}

function useItems(onShortcuts: () => void): CommandItem[] {
  const words = useWords('shell')
  const user = useUser()
  const navigate = useNavigate()
  const theme = usePreference('theme')
  const language = usePreference('language')
  return useMemo(() => {
    const can = (action: Action) => may(actorOf(user), action)
    const go = (href: string) => () => void navigate({ href })
    const screens = words('search.screens')
    const actions = words('search.actions')
    const isCreator = can('deck.list')
    const otherThemes = (['light', 'dark', 'system'] as const).filter((choice) => choice !== theme)
    const otherLanguages = interfaceLanguages.filter((one) => one !== language)
    const items: (CommandItem | false)[] = [
      isCreator && {
        id: 'dashboard',
        section: screens,
        label: words('titles.dashboard'),
        icon: <LayoutDashboard />,
        shortcut: 'G D',
        perform: go('/dashboard'),
      },
      isCreator && {
        id: 'library',
        section: screens,
        label: words('titles.library'),
        icon: <Library />,
        shortcut: 'G L',
        perform: go('/library'),
      },
      can('deck.create') && {
        id: 'templates',
        section: screens,
        label: words('titles.templates'),
        icon: <LayoutTemplate />,
        perform: go('/templates'),
      },
      isCreator && {
        id: 'reports',
        section: screens,
        label: words('profile.reports'),
        icon: <ChartColumn />,
        perform: go('/library?status=published&sort=attempts'),
      },
      {
        id: 'notifications',
        section: screens,
        label: words('titles.notifications'),
        icon: <Bell />,
        perform: go('/notifications'),
      },
      {
        id: 'account',
        section: screens,
        label: words('titles.account'),
        icon: <UserRound />,
        shortcut: 'G A',
        perform: go('/account'),
      },
      can('admin.use') && {
        id: 'admin',
        section: screens,
        label: words('titles.admin'),
        icon: <ShieldCheck />,
        perform: go('/admin'),
      },
      {
        id: 'tutorial',
        section: screens,
        label: words('titles.tutorial'),
        icon: <GraduationCap />,
        perform: go('/tutorial'),
      },
      { id: 'help', section: screens, label: words('titles.help'), icon: <CircleHelp />, perform: go('/helpDesk') },
      can('deck.create') && {
        id: 'new-deck',
        section: actions,
        label: words('search.newDeck'),
        icon: <Plus />,
        perform: go('/library?create=true'),
      },
      ...otherThemes.map((choice: ThemeChoice) => ({
        id: `theme-${choice}`,
        section: actions,
        label: words('search.theme', { theme: choice }),
        icon: <Moon />,
        perform: () => preferences.set('theme', choice),
      })),
      ...otherLanguages.map((other) => ({
        id: `language-${other}`,
        section: actions,
        label: words('search.language', { language: interfaceLanguageNames[other] }),
        icon: <Languages />,
        perform: () => void switchLanguage(other),
      })),
      {
        id: 'shortcuts',
        section: actions,
        label: words('search.shortcuts'),
        icon: <Keyboard />,
        shortcut: '?',
        perform: () => setTimeout(onShortcuts),
      },
      { id: 'sign-out', section: actions, label: words('search.signOut'), icon: <LogOut />, perform: go('/logout') },
    ]
    return items.filter((item): item is CommandItem => item !== false)
  }, [words, user, navigate, theme, language, onShortcuts])
}
