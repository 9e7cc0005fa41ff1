import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Logo } from '@deckle/ui/layout/logo.tsx'
import type { ReactNode } from 'react'
import { pictureAddress, useBranding } from '../lib/preferences/branding.ts'
import { switchLanguage } from '../lib/preferences/language.ts'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useWords } from '../words/use-words.ts'

interface VisitorFrameProps {
  readonly title?: string
  readonly text?: string
  readonly badge?: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page without session and rail, in the client's look. */
export function VisitorFrame({ title, text, badge, actions, children }: VisitorFrameProps) {
  const words = useWords('shell')
  const language = usePreference('language')
  const { name, logo, footer } = useBranding()
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="flex flex-wrap items-center justify-between gap-3 border-b border-line bg-surface px-6 py-3 phone:px-4">
        <span className="flex min-w-0 items-center gap-2.5">
          {logo ? (
            <img src={pictureAddress(logo, 160)} alt="" className="size-7 rounded-sm object-contain" />
          ) : (
            <span aria-hidden="true">
              <Logo size={28} />
            </span>
          )}
          <span className="truncate font-strong">{name}</span>
        </span>
        <ToggleGroup
          label={words('profile.language')}
          size="sm"
          value={language}
          onChange={(next) => void switchLanguage(next)}
          options={interfaceLanguages.map((id) => ({ id, label: interfaceLanguageNames[id] }))}
        />
      </header>
      <main className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-5 p-6 phone:p-4">
        {title !== undefined && (
          <div className="flex flex-wrap items-start justify-between gap-3">
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-2">
                <h1 className="text-lg font-strong wrap-anywhere">{title}</h1>
                {badge}
              </div>
              {text !== undefined && <p className="mt-1 text-sm text-muted">{text}</p>}
            </div>
            {actions}
          </div>
        )}
        {children}
      </main>
      {footer && <footer className="p-6 text-xs text-muted phone:p-4">{footer}</footer>}
    </div>
  )
}
