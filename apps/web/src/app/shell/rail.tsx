import { bottomBar } from '@deckle/ui/overlays/bottom-bar.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { useUser } from '../../lib/session/auth-state.ts'
import { useWords } from '../../words/use-words.ts'
import { BrandMark } from './brand-mark.tsx'
import { type OpenPlace, railFor } from './navigation.ts'

/** Shows icons only on screens that need the width. */
export function Rail({ isNarrow }: { isNarrow: boolean }) {
  const words = useWords('shell')
  const user = useUser()
  return (
    <nav
      aria-label={words('navigation')}
      className={classNames(
        'sticky top-0 flex h-dvh shrink-0 flex-col border-e border-line bg-surface phone:hidden print:hidden',
        isNarrow ? 'w-14' : 'w-14 lg:w-54',
      )}
    >
      <Link
        to="/"
        className={classNames(
          'flex h-12 items-center no-underline',
          isNarrow ? 'justify-center' : 'justify-center px-3.5 lg:justify-start',
        )}
      >
        <span className={isNarrow ? 'hidden' : 'hidden min-w-0 lg:block'}>
          <BrandMark />
        </span>
        <span className={isNarrow ? '' : 'lg:hidden'}>
          <BrandMark hideName />
        </span>
      </Link>
      <div className="flex min-h-0 flex-1 flex-col gap-0.5 overflow-y-auto p-2">
        {railFor(user).map((place) => (
          <RailLink key={place.to} place={place} isNarrow={isNarrow} />
        ))}
      </div>
    </nav>
  )
}

function RailLink({ place, isNarrow }: { place: OpenPlace; isNarrow: boolean }) {
  const words = useWords('shell')
  const isCurrent = useLocation({ select: ({ pathname }) => place.isCurrent(pathname) })
  const Icon = place.icon
  const label = words(`titles.${place.title}`)
  return (
    <Link
      to={place.to}
      title={label}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerEnter={place.preload}
      onFocus={place.preload}
      className={classNames(
        'flex h-8 items-center gap-2.5 rounded-sm px-3 text-sm no-underline transition-colors touch:h-11',
        isCurrent ? 'bg-brand-soft font-strong text-on-brand-soft' : 'text-muted hover:bg-hover hover:text-ink',
        isNarrow ? 'justify-center px-0!' : 'max-lg:justify-center max-lg:px-0',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 stroke-[1.75]" />
      <span className={isNarrow ? 'sr-only' : 'truncate max-lg:sr-only'}>{label}</span>
    </Link>
  )
}

/** The rail's places at the bottom of the screen, for phones; more than five are scrolled. */
export function BottomBar() {
  const words = useWords('shell')
  const user = useUser()
  return (
    <nav
      ref={bottomBar}
      aria-label={words('navigation')}
      className="sticky bottom-0 z-30 hidden overflow-x-auto border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] phone:flex print:hidden!"
    >
      {railFor(user).map((place) => (
        <BottomLink key={place.to} place={place} />
      ))}
    </nav>
  )
}

const showWhole = (link: HTMLElement | null) => link?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' })

function BottomLink({ place }: { place: OpenPlace }) {
  const words = useWords('shell')
  const isCurrent = useLocation({ select: ({ pathname }) => place.isCurrent(pathname) })
  const Icon = place.icon
  return (
    <Link
      ref={isCurrent ? showWhole : undefined}
      to={place.to}
      aria-current={isCurrent ? 'page' : undefined}
      onPointerDown={place.preload}
      className={classNames(
        'flex h-14 min-w-18 shrink-0 grow flex-col items-center justify-center gap-1 text-xs no-underline focus-visible:-outline-offset-2',
        isCurrent ? 'font-strong text-brand-text' : 'text-muted',
      )}
    >
      <Icon aria-hidden="true" className="size-5 stroke-[1.75]" />
      <span className="max-w-full truncate px-1">{words(`titles.${place.title}`)}</span>
    </Link>
  )
}
