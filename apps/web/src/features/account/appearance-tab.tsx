import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { RadioGroup } from '@deckle/ui/choices/radio-group.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { MonitorCog, Moon, Sun } from 'lucide-react'
import { switchLanguage } from '../../lib/preferences/language.ts'
import { preferences, usePreference } from '../../lib/preferences/preferences.ts'
import { useWords } from '../../words/use-words.ts'

export function AppearanceTab() {
  const words = useWords('account')
  const theme = usePreference('theme')
  const language = usePreference('language')
  return (
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
        <RadioGroup
          label={words('appearance.language')}
          description={words('appearance.languageText')}
          value={language}
          onChange={(next) => void switchLanguage(next)}
          options={interfaceLanguages.map((id) => ({ id, label: interfaceLanguageNames[id] }))}
        />
        <p className="text-xs text-muted">{words('appearance.browser')}</p>
      </div>
    </Card>
  )
}
