import type { InterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { MonitorCog, Moon, Sun } from 'lucide-react'
import { api } from '../../lib/api.ts'
import { switchLanguage } from '../../lib/preferences/language.ts'
import { preferences, usePreference } from '../../lib/preferences/preferences.ts'
import { mergeChosen } from '../../lib/session/merge-user.ts'
import { useAction } from '../../lib/use-action.ts'
import { useWords } from '../../words/use-words.ts'
import { TimeZoneField } from './parts/time-zone-field.tsx'

export function AppearanceTab() {
  const words = useWords('account')
  const theme = usePreference('theme')
  const language = usePreference('language')
  const saveLanguage = useSaveLanguage()
  return (
    <div className="flex flex-col gap-4">
      <Card title={words('appearance.languageAndTime')}>
        <div className="flex flex-col gap-6">
          <RadioGroup
            label={words('appearance.language')}
            description={words('appearance.languageText')}
            value={language}
            onChange={(next) => void saveLanguage(next)}
            options={interfaceLanguages.map((id) => ({ id, label: interfaceLanguageNames[id] }))}
          />
          <TimeZoneField />
        </div>
      </Card>
      <Card>
        <div className="flex flex-col gap-6">
          <RadioGroup
            label={words('appearance.theme')}
            cards
            orientation="horizontal"
            value={theme}
            onChange={(next) => preferences.set('theme', next)}
            options={[
              { id: 'light', label: words('appearance.light'), icon: <Sun /> },
              { id: 'dark', label: words('appearance.dark'), icon: <Moon /> },
              { id: 'system', label: words('appearance.system'), icon: <MonitorCog /> },
            ]}
          />
          <p className="text-xs text-muted">{words('appearance.browser')}</p>
        </div>
      </Card>
    </div>
  )
}

/** Shown at once; goes back to the language before if the server refuses. */
function useSaveLanguage() {
  return useAction<InterfaceLanguage>({
    call: async (language) => {
      await api.users.updateSelf({ body: { language } })
      mergeChosen({ language })
    },
    show: (language) => {
      const before = preferences.get('language')
      void switchLanguage(language)
      return () => void switchLanguage(before)
    },
  }).run
}
