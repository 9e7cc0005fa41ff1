import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { CommandPalette, type CommandItem } from '@deckle/ui/overlays/command-palette/command-palette.tsx'
import type { SearchKind } from '@deckle/contract/search.ts'
import type { ScreenName } from '@deckle/contract/screen-paths.ts'
import { readerTypes, type ReaderType } from '@deckle/core/reader-type/reader-type.ts'
import { may, type Action } from '@deckle/core/access/access.ts'
import { useNavigate } from '@tanstack/react-router'
import {
  Contact,
  FileText,
  GraduationCap,
  Keyboard,
  Languages,
  LogOut,
  MessageSquareText,
  Moon,
  Newspaper,
  Plus,
  Tag,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { type ReactElement, useCallback, useMemo } from 'react'
import { actorOf } from '../../lib/session/actor-of.ts'
import { api } from '../../lib/api.ts'
import { type Place, placeHref, placeLabel } from '../../lib/screen/place.ts'
import { switchLanguage } from '../../lib/preferences/language.ts'
import { preferences, usePreference, type ThemeChoice } from '../../lib/preferences/preferences.ts'
import { useScreenCommandItems } from '../../lib/screen/screen-commands.ts'
import type { ScreenTitle } from '../../lib/screen/screen-route.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'

interface PalettePlace extends Pick<Place, 'part' | 'goKey'> {
  readonly icon: LucideIcon
  readonly screen: ScreenName
  readonly to: string
  readonly title: ScreenTitle
}

interface PaletteProps {
  readonly places: readonly PalettePlace[]
  readonly onOpenChange: (isOpen: boolean) => void
  readonly onShortcuts: () => void
}

/** Goes to any screen and runs commands; decks, courses, articles, posts, people and tags are searched on the server while typing. */
export function Palette({ places, onOpenChange, onShortcuts }: PaletteProps) {
  const words = useWords('shell')
  const deckWords = useWords('deck')
  const items = useItems(places, onShortcuts)
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
        icon: icons[result.kind],
        section: words(`search.${result.kind}`),
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

const icons: Readonly<Record<SearchKind, ReactElement>> = {
  deck: <FileText />,
  course: <GraduationCap />,
  article: <Newspaper />,
  post: <MessageSquareText />,
  lead: <Contact />,
  person: <UserRound />,
  tag: <Tag />,
}

function isReaderType(text: string): text is ReaderType {
  return readerTypes.some((type) => type === text)
}

function useItems(places: readonly PalettePlace[], onShortcuts: () => void): CommandItem[] {
  const words = useWords('shell')
  const user = useUser()
  const navigate = useNavigate()
  const theme = usePreference('theme')
  const language = usePreference('language')
  return useMemo(() => {
    const can = (action: Action) => may(actorOf(user), action)
    const go = (href: string) => () => void navigate({ href })
    const actions = words('search.actions')
    const otherThemes = (['light', 'dark', 'system'] as const).filter((choice) => choice !== theme)
    const otherLanguages = interfaceLanguages.filter((one) => one !== language)
    const items: (CommandItem | false)[] = [
      ...places.map(({ icon: Icon, part, title, to, screen, goKey }) => ({
        id: part?.label ?? screen,
        section: words('search.screens'),
        label: placeLabel(words, { part, title }),
        icon: <Icon />,
        shortcut: goKey && `G ${goKey.toUpperCase()}`,
        perform: go(placeHref({ to, part })),
      })),
      can('article.create') && {
        id: 'new-article',
        section: actions,
        label: words('search.newArticle'),
        icon: <Plus />,
        perform: go('/articles/new'),
      },
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
  }, [words, user, navigate, theme, language, places, onShortcuts])
}
