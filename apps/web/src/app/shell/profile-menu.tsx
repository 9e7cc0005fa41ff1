import { itemStyle, popoverStyle, sectionTitleStyle } from '@deckle/ui/choices/list-parts.tsx'
import { useNavigate } from '@tanstack/react-router'
import { Check, LogOut, type LucideIcon } from 'lucide-react'
import type { RefObject } from 'react'
import { Header, Menu, MenuItem, MenuSection, Popover, Separator } from 'react-aria-components'
import { AddressText } from '../../lib/address-text.tsx'
import { switchLanguage } from '../../lib/preferences/language.ts'
import { placeHref, placeLabel } from '../../lib/screen/place.ts'
import { preferences, usePreference, type ThemeChoice } from '../../lib/preferences/preferences.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { isInterfaceLanguage } from '@deckle/core/text/interface-language.ts'
import { useWords } from '../../words/use-words.ts'
import { menuFor } from './navigation.ts'

export function ProfileMenu({
  triggerRef,
  onOpenChange,
}: {
  triggerRef: RefObject<HTMLElement | null>
  onOpenChange: (isOpen: boolean) => void
}) {
  const words = useWords('shell')
  const user = useUser()
  const theme = usePreference('theme')
  const language = usePreference('language')
  const navigate = useNavigate()
  const go = (href: string) => () => {
    onOpenChange(false)
    void navigate({ href })
  }
  return (
    <Popover
      isOpen
      aria-label={words('profile.menu')}
      onOpenChange={onOpenChange}
      triggerRef={triggerRef}
      placement="bottom end"
      offset={6}
      className={`${popoverStyle} w-64`}
    >
      <div className="px-2 pt-1.5 pb-2">
        <p className="truncate text-sm font-strong">{`${user.first_name} ${user.last_name}`.trim()}</p>
        <p className="text-xs text-muted">
          <AddressText text={user.email} />
        </p>
      </div>
      <Menu aria-label={words('profile.menu')} autoFocus="first" className="outline-none">
        <MenuSection aria-label={words('profile.menu')}>
          {menuFor(user).map((place) => {
            const label = placeLabel(words, place)
            return <Item key={label} icon={place.icon} label={label} onAction={go(placeHref(place))} />
          })}
        </MenuSection>
        <Separator className="mx-2 my-1 border-t border-line" />
        <MenuSection
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[theme]}
          onSelectionChange={(keys) => preferences.set('theme', [...keys][0] as ThemeChoice)}
        >
          <Header className={sectionTitleStyle}>{words('profile.appearance')}</Header>
          {(['light', 'dark', 'system'] as const).map((choice) => (
            <Choice key={choice} id={choice} label={words(`profile.${choice}`)} />
          ))}
        </MenuSection>
        <Separator className="mx-2 my-1 border-t border-line" />
        <MenuSection
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[language]}
          onSelectionChange={(keys) => {
            const [next] = keys
            if (isInterfaceLanguage(next)) void switchLanguage(next)
          }}
        >
          <Header className={sectionTitleStyle}>{words('profile.language')}</Header>
          <Choice id="en" label="English" lang="en" />
          <Choice id="hi" label="हिन्दी" lang="hi" />
        </MenuSection>
        <Separator className="mx-2 my-1 border-t border-line" />
        <Item icon={LogOut} label={words('profile.logout')} onAction={go('/logout')} />
      </Menu>
    </Popover>
  )
}

function Item({ icon: Icon, label, onAction }: { icon: LucideIcon; label: string; onAction: () => void }) {
  return (
    <MenuItem textValue={label} onAction={onAction} className={itemStyle}>
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] text-muted" />
      {label}
    </MenuItem>
  )
}

function Choice({ id, label, lang }: { id: string; label: string; lang?: string }) {
  return (
    <MenuItem id={id} textValue={label} className={itemStyle}>
      <span lang={lang} className="flex-1">
        {label}
      </span>
      <Check aria-hidden="true" className="invisible size-4 text-brand-text group-selected:visible" />
    </MenuItem>
  )
}
