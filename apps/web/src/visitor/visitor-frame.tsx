import { interfaceLanguageNames, interfaceLanguages } from '@deckle/core/text/interface-language.ts'
import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Logo } from '@deckle/ui/layout/logo.tsx'
import { PageHeader } from '@deckle/ui/layout/page-header.tsx'
import type { ReactNode } from 'react'
import { pictureAddress, useBranding } from '../lib/preferences/branding.ts'
import { switchLanguage } from '../lib/preferences/language.ts'
import { usePreference } from '../lib/preferences/preferences.ts'
import { useRetainedFocus } from '../lib/screen/use-retained-focus.ts'
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
  const main = useRetainedFocus<HTMLElement>(title ?? '')
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
      <main
        ref={main}
        tabIndex={-1}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-5 p-6 outline-none phone:p-4"
      >
        {title !== undefined && <PageHeader title={title} description={text} badge={badge} actions={actions} />}
        {children}
      </main>
      {footer && <footer className="p-6 text-xs text-muted phone:p-4">{footer}</footer>}
    </div>
  )
}
