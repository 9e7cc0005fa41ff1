import { type BannerContent, leadsOutside } from '@deckle/core/banner/banner.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Link } from '@tanstack/react-router'
import { ExternalLink } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { posterUrl } from '../deck/media-url.ts'
import { isScreenPath } from '../service-worker/paths.ts'
import { useWords } from '../words/use-words.ts'

interface BannerViewProps {
  readonly banner: BannerContent
  /** As on a phone, or as on a wide screen; by the window if left out. */
  readonly isNarrow?: boolean
  readonly onClick?: () => void
  /** In its corner. */
  readonly action?: ReactNode
  readonly ref?: Ref<HTMLElement>
}

/** Of the same height whatever is in it. */
export function BannerView({ banner, isNarrow, onClick, action, ref }: BannerViewProps) {
  const look = looks[isNarrow === undefined ? 'window' : isNarrow ? 'narrow' : 'wide']
  return (
    <aside
      ref={ref}
      tabIndex={-1}
      aria-label={banner.title}
      className={classNames(
        'relative shrink-0 overflow-hidden rounded-lg border border-line bg-surface outline-offset-2',
        look.box,
      )}
    >
      <Target link={banner.link} onClick={onClick} className={classNames('flex size-full text-ink', look.parts)}>
        <Picture banner={banner} isNarrow={isNarrow} className={look.picture} />
        <span className="flex min-w-0 flex-1 flex-col justify-center gap-1 p-4">
          <strong className={classNames('line-clamp-2 font-strong wrap-anywhere', action !== undefined && 'pe-8')}>
            <bdi>{banner.title}</bdi>
          </strong>
          {banner.subtitle !== '' && (
            <span className="line-clamp-2 text-sm text-muted wrap-anywhere">
              <bdi>{banner.subtitle}</bdi>
            </span>
          )}
          <LeadsOutside link={banner.link} />
        </span>
      </Target>
      {action && <span className="absolute end-2 top-2 rounded-sm bg-surface">{action}</span>}
    </aside>
  )
}

const looks = {
  wide: { box: 'h-36', parts: 'flex-row-reverse', picture: 'h-full w-2/5' },
  narrow: { box: 'h-56', parts: 'flex-col', picture: 'h-28 w-full' },
  window: {
    box: 'h-36 narrow:h-56',
    parts: 'flex-row-reverse narrow:flex-col',
    picture: 'h-full w-2/5 narrow:h-28 narrow:w-full',
  },
} as const

interface TargetProps {
  readonly link: string
  readonly onClick: (() => void) | undefined
  readonly className: string
  readonly children: ReactNode
}

function Target({ link, onClick, className, children }: TargetProps) {
  const style = classNames(className, 'no-underline transition-colors hover:bg-hover focus-visible:-outline-offset-2')
  if (link === '') return <div className={className}>{children}</div>
  if (!leadsOutside(link) && isScreenPath(link))
    return (
      <Link to={link} onClick={onClick} className={style}>
        {children}
      </Link>
    )
  const outside = leadsOutside(link) && ({ target: '_blank', rel: 'noopener noreferrer sponsored' } as const)
  return (
    <a href={link} {...outside} onClick={onClick} className={style}>
      {children}
    </a>
  )
}

/** Where it leads to another site: which one. */
function LeadsOutside({ link }: { readonly link: string }) {
  const words = useWords('banner')
  if (!leadsOutside(link)) return null
  return (
    <span className="flex items-center gap-1 text-xs text-muted">
      <ExternalLink role="img" aria-label={words('opensInTab')} className="size-3 shrink-0" />
      <span className="truncate">{link.split('/')[2]}</span>
    </span>
  )
}

function Picture({
  banner: { image, phone_image },
  isNarrow,
  className,
}: Pick<BannerViewProps, 'banner' | 'isNarrow'> & { readonly className: string }) {
  const wide = image.id === '' ? phone_image : image
  const narrow = phone_image.id === '' ? image : phone_image
  const shown = isNarrow ? narrow : wide
  if (shown.id === '') return null
  return (
    <picture className={classNames('block shrink-0 bg-hover', className)}>
      {isNarrow === undefined && narrow.id !== wide.id && (
        <source media="(max-width: 720px), (orientation: portrait)" srcSet={posterUrl(narrow.id, 1080)} />
      )}
      <img
        src={posterUrl(shown.id, 1080)}
        alt={shown.alt}
        loading="lazy"
        draggable={false}
        className="size-full object-cover"
      />
    </picture>
  )
}
