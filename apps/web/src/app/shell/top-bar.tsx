import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link } from '@tanstack/react-router'
import { Bell, Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { pictureAddress } from '../../lib/preferences/branding.ts'
import { useUnreadCount } from '../../lib/notifications.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { BrandMark } from './brand-mark.tsx'
import { lazyOverlay } from './lazy-overlay.tsx'

const profileMenu = lazyOverlay(() => import('./profile-menu.tsx').then((module) => module.ProfileMenu))
const bellPanel = lazyOverlay(() =>
  import('../../features/notifications/panel.tsx').then((module) => module.NotificationsPanel),
)

export function TopBar({ onSearch }: { onSearch: () => void }) {
  const words = useWords('shell')
  return (
    <header className="sticky top-0 z-30 flex h-12 shrink-0 items-center gap-2 border-b border-line bg-surface px-4 phone:h-14 phone:px-3 print:hidden">
      <Link to="/" className="hidden min-w-0 flex-1 no-underline phone:flex">
        <BrandMark />
      </Link>
      <button
        type="button"
        onClick={onSearch}
        className="flex h-8 w-full max-w-md items-center gap-2 rounded-sm border border-line bg-canvas px-2.5 text-start text-sm text-muted transition-colors hover:border-edge phone:size-11 phone:w-11 phone:justify-center phone:border-transparent phone:bg-transparent phone:px-0"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 stroke-[1.75] phone:text-ink" />
        <span className="min-w-0 flex-1 truncate phone:sr-only">{words('search.open')}</span>
        <kbd aria-hidden="true" className="font-sans text-xs text-faint phone:hidden">
          {isApple ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <span className="flex-1 phone:hidden" />
      <BellButton />
      <ProfileButton />
    </header>
  )
}

export const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

function BellButton() {
  const words = useWords('shell')
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const count = useUnreadCount()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={words('bell.label', { count })}
        title={words('bell.label', { count })}
        onPointerEnter={bellPanel.preload}
        onClick={() => setOpen(true)}
        className={classNames(buttonStyle('quiet', 'md', true), 'overflow-visible!')}
      >
        <Bell aria-hidden="true" className="size-4 stroke-[1.75] phone:size-5" />
        {count > 0 && (
          <span
            aria-hidden="true"
            className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-brand px-1 text-center text-xs leading-4 text-on-brand phone:end-0.5 phone:top-0.5"
          >
            {count > 99 ? '99+' : count}
          </span>
        )}
      </button>
      {isOpen && <bellPanel.Overlay triggerRef={trigger} onOpenChange={setOpen} />}
    </>
  )
}

function ProfileButton() {
  const words = useWords('shell')
  const trigger = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const user = useUser()
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={profileMenu.preload}
        onFocus={profileMenu.preload}
        onClick={() => setOpen(true)}
        className="flex size-8 shrink-0 items-center justify-center rounded-full touch:size-11"
      >
        <span className="sr-only">{`${words('profile.menu')}: ${name}`}</span>
        <Avatar name={name} src={user.image ? pictureAddress(user.image, 160) : null} />
      </button>
      {isOpen && <profileMenu.Overlay triggerRef={trigger} onOpenChange={setOpen} />}
    </>
  )
}
