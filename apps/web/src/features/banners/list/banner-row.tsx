import type { Banner } from '@deckle/contract/banners.ts'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Menu, type MenuGroup } from '@deckle/ui/overlays/menu.tsx'
import { ArrowDown, ArrowUp, Copy, Ellipsis, Eye, EyeOff, Megaphone, Pencil, RotateCcw, Trash2 } from 'lucide-react'
import { Link } from 'react-aria-components'
import { posterUrl } from '../../../deck/media-url.ts'
import { useRelativeTime } from '../../../deck/use-relative-time.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import type { BannerActs } from './banner-acts.ts'
import { StateBadge } from './state-badge.tsx'

interface BannerRowProps {
  readonly row: Banner
  readonly acts: BannerActs
  /** Undefined where the list is in another order than that of positions. */
  readonly nudge?: { readonly up: (() => void) | undefined; readonly down: (() => void) | undefined } | undefined
}

export function BannerRow({ row, acts, nudge }: BannerRowProps) {
  const t = useWords('banners')
  const { title, deleted_at } = row
  const label = t('menu.label', { title })
  return (
    <>
      <Thumbnail row={row} />
      <span className="flex min-w-48 flex-1 flex-col gap-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Link
            href={deleted_at ? undefined : `/banners/${row.id}`}
            data-row={row.id}
            className="rounded-sm text-sm font-strong text-ink no-underline wrap-anywhere hover:underline touch:inline-flex touch:min-h-11 touch:items-center"
          >
            <bdi>{title}</bdi>
          </Link>
          {deleted_at ? <Badge>{t('states.bin')}</Badge> : <StateBadge state={row.state} />}
        </span>
        <Facts row={row} />
      </span>
      <Figures row={row} />
      <span className="flex items-center">
        {nudge && (
          <>
            <IconButton
              label={t('row.up', { title })}
              icon={<ArrowUp />}
              size="sm"
              isDisabled={!nudge.up}
              onPress={() => nudge.up?.()}
            />
            <IconButton
              label={t('row.down', { title })}
              icon={<ArrowDown />}
              size="sm"
              isDisabled={!nudge.down}
              onPress={() => nudge.down?.()}
            />
          </>
        )}
        <Menu
          label={label}
          trigger={<IconButton label={label} icon={<Ellipsis />} size="sm" />}
          items={deleted_at ? binItems(row, acts, t) : liveItems(row, acts, t)}
        />
      </span>
    </>
  )
}

function Thumbnail({ row: { image, phone_image } }: { readonly row: Banner }) {
  const id = image.id || phone_image.id
  return (
    <span className="flex h-12 w-20 shrink-0 items-center justify-center overflow-hidden rounded-sm border border-line bg-hover">
      {id === '' ? (
        <Megaphone aria-hidden="true" className="size-5 text-faint" />
      ) : (
        <img src={posterUrl(id, 160)} alt="" loading="lazy" draggable={false} className="size-full object-cover" />
      )}
    </span>
  )
}

function Facts({ row }: { readonly row: Banner }) {
  const t = useWords('banners')
  const format = useFormatter()
  const ago = useRelativeTime()
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium', timeStyle: 'short' })
  const { starts_at, ends_at, deleted_at } = row
  const times =
    starts_at && ends_at
      ? [t('row.fromUntil', { from: day(starts_at), until: day(ends_at) })]
      : starts_at
        ? [t('row.from', { from: day(starts_at) })]
        : ends_at
          ? [t('row.until', { until: day(ends_at) })]
          : []
  const facts = deleted_at
    ? [t('row.deletedWhen', { when: ago(deleted_at) })]
    : [t(`placements.${row.placement}`), t('row.position', { position: row.position }), ...times]
  return <span className="text-xs text-muted">{facts.join(' · ')}</span>
}

function Figures({ row: { views, clicks } }: { readonly row: Banner }) {
  const t = useWords('banners')
  const format = useFormatter()
  const rate = views === 0 ? '–' : format.number(clicks / views, { style: 'percent', maximumFractionDigits: 1 })
  const figures = [
    [t('row.views'), format.number(views)],
    [t('row.clicks'), format.number(clicks)],
    [t('row.rate'), rate],
  ] as const
  return (
    <dl className="grid w-60 shrink-0 grid-cols-3 gap-2 text-end narrow:w-full narrow:text-start">
      {figures.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

type T = ReturnType<typeof useWords<'banners'>>

function binItems(row: Banner, acts: BannerActs, t: T): MenuGroup[] {
  const restore = { id: 'restore', label: t('menu.restore'), icon: <RotateCcw />, onAction: () => acts.restore(row) }
  return [{ id: 'bin', items: [restore] }]
}

function liveItems(row: Banner, acts: BannerActs, t: T): MenuGroup[] {
  return [
    {
      id: 'change',
      items: [
        { id: 'edit', label: t('menu.edit'), icon: <Pencil />, href: `/banners/${row.id}` },
        {
          id: 'publish',
          label: t(row.published ? 'menu.unpublish' : 'menu.publish'),
          icon: row.published ? <EyeOff /> : <Eye />,
          onAction: () => acts.publish(row),
        },
        { id: 'duplicate', label: t('menu.duplicate'), icon: <Copy />, onAction: () => acts.duplicate(row) },
      ],
    },
    {
      id: 'delete',
      items: [
        {
          id: 'delete',
          label: t('menu.delete'),
          icon: <Trash2 />,
          tone: 'danger',
          shortcut: 'Delete',
          onAction: () => acts.remove(row),
        },
      ],
    },
  ]
}
