import { useEffect, useState } from 'react'
import { ToggleGroup } from '../actions/toggle-group.tsx'
import { PageHeader } from '../layout/page-header.tsx'
import { ToastRegion } from '../overlays/toast-region.tsx'
import { ColorField } from '../pickers/color-field.tsx'
import { loadUiStrings } from '../strings/load-ui-strings.ts'
import { UiStringsProvider } from '../strings/ui-strings-provider.tsx'
import { english } from '../strings/ui-strings.ts'
import { applyBrand, applyColorScheme, watchPhone, type ColorScheme } from '../theme/apply-theme.ts'
import { defaultBrand } from '../theme/brand-tokens.ts'
import { ActionsChapter } from './chapter-actions.tsx'
import { ChoicesChapter } from './chapter-choices.tsx'
import { CollectionsChapter } from './chapter-collections.tsx'
import { FeedbackChapter } from './chapter-feedback.tsx'
import { FieldsChapter } from './chapter-fields.tsx'
import { LayoutChapter } from './chapter-layout.tsx'
import { OverlaysChapter } from './chapter-overlays.tsx'
import { TokensChapter } from './chapter-tokens.tsx'

type Language = 'en' | 'hi' | 'ar'

/** Every component in every state, on one page; `?theme=dark&lang=hi` open it that way. */
export function Gallery() {
  const [scheme, setScheme] = useState(() => initial<ColorScheme>('theme', 'system'))
  const [language, setLanguage] = useState(() => initial<Language>('lang', 'en'))
  const [strings, setStrings] = useState(english)
  const [brand, setBrand] = useState(defaultBrand)
  const root = document.documentElement
  useEffect(() => watchPhone(root, window), [root])
  useEffect(() => applyColorScheme(root, scheme), [root, scheme])
  useEffect(() => applyBrand(root, brand === defaultBrand ? null : brand), [root, brand])
  useEffect(() => {
    root.lang = language
    root.dir = language === 'ar' ? 'rtl' : 'ltr'
    let stale = false
    void loadUiStrings(language).then((loaded) => {
      if (!stale) setStrings(loaded)
    })
    return () => {
      stale = true
    }
  }, [root, language])
  return (
    <UiStringsProvider locale={language} strings={strings}>
      <main className="mx-auto max-w-6xl px-6 py-8 phone:px-4">
        <PageHeader title="Gallery" description="Every component in every state. What is not here does not exist.">
          <div className="flex flex-wrap items-end gap-4">
            <ToggleGroup
              label="Scheme"
              value={scheme}
              onChange={setScheme}
              options={[
                { id: 'system', label: 'System' },
                { id: 'light', label: 'Light' },
                { id: 'dark', label: 'Dark' },
              ]}
            />
            <ToggleGroup
              label="Language"
              value={language}
              onChange={setLanguage}
              options={[
                { id: 'en', label: 'English' },
                { id: 'hi', label: 'हिन्दी' },
                { id: 'ar', label: 'Right to left' },
              ]}
            />
            <ColorField
              label="Brand"
              value={brand}
              onChange={setBrand}
              className="w-40"
              swatches={['#6b3fd4', '#0a84ff', '#00796b', '#c2185b', '#ff6600', '#ffd400', '#000000']}
            />
          </div>
        </PageHeader>
        <div className="mt-8">
          <TokensChapter />
          <ActionsChapter />
          <FieldsChapter />
          <ChoicesChapter />
          <OverlaysChapter />
          <CollectionsChapter />
          <FeedbackChapter />
          <LayoutChapter />
        </div>
      </main>
      <ToastRegion />
    </UiStringsProvider>
  )
}

function initial<T extends string>(name: string, fallback: T): T {
  return (new URLSearchParams(location.search).get(name) as T | null) ?? fallback
}
