import type { ReactNode } from 'react'

export type IllustrationName =
  | 'library'
  | 'people'
  | 'chart'
  | 'search'
  | 'inbox'
  | 'offline'
  | 'not-yet'
  | 'error'
  | 'media'
  | 'done'
  | 'article'
  | 'lock'

/** 160 by 120, in greys with one purple part. Hidden from screen readers. */
export function Illustration({ name, className }: { name: IllustrationName; className?: string }) {
  return (
    <svg viewBox="0 0 160 120" width="160" height="120" fill="none" aria-hidden="true" className={className}>
      <ellipse cx="80" cy="108" rx="52" ry="5" fill="var(--hover)" />
      <g strokeWidth="2" strokeLinecap="round" strokeLinejoin="round">
        {drawings[name]}
      </g>
    </svg>
  )
}

const paper = { fill: 'var(--surface)', stroke: 'var(--edge)' }
const grey = { fill: 'var(--hover)', stroke: 'var(--edge)' }
const line = { stroke: 'var(--edge)' }
const brand = { fill: 'var(--brand-soft)', stroke: 'var(--brand-edge)' }
const brandLine = { stroke: 'var(--brand-edge)' }

const drawings: Record<IllustrationName, ReactNode> = {
  library: (
    <>
      <rect x="34" y="30" width="60" height="44" rx="6" transform="rotate(-8 64 52)" {...grey} />
      <rect x="68" y="28" width="60" height="44" rx="6" transform="rotate(7 98 50)" {...grey} />
      <rect x="46" y="40" width="68" height="54" rx="6" {...paper} />
      <path d="M57 54h30M57 63h20" {...line} />
      <rect x="57" y="73" width="46" height="11" rx="4" {...brand} />
    </>
  ),
  people: (
    <>
      <circle cx="48" cy="52" r="11" {...grey} />
      <path d="M28 98c0-14 8-24 20-24 6 0 11 2 14 6" {...line} />
      <circle cx="112" cy="52" r="11" {...grey} />
      <path d="M132 98c0-14-8-24-20-24-6 0-11 2-14 6" {...line} />
      <circle cx="80" cy="44" r="15" {...brand} />
      <path d="M52 102c0-20 11-32 28-32s28 12 28 32z" {...paper} />
    </>
  ),
  chart: (
    <>
      <rect x="28" y="22" width="104" height="76" rx="8" {...paper} />
      <path d="M40 84h80" {...line} />
      <rect x="46" y="62" width="14" height="22" rx="3" {...grey} />
      <rect x="68" y="50" width="14" height="34" rx="3" {...grey} />
      <rect x="90" y="38" width="14" height="46" rx="3" {...brand} />
      <path d="m44 48 20-10 20 4 22-14" {...brandLine} strokeDasharray="1 5" />
    </>
  ),
  search: (
    <>
      <rect x="30" y="26" width="76" height="66" rx="6" {...paper} />
      <path d="M42 42h40M42 54h26M42 66h18" {...line} />
      <circle cx="96" cy="66" r="22" {...brand} />
      <path d="m112 83 16 17" strokeWidth="5" {...brandLine} />
      <path d="M90 66h12" {...brandLine} />
    </>
  ),
  inbox: (
    <>
      <path d="M36 62 48 32h64l12 30" {...paper} />
      <path d="M36 62h26c2 9 9 14 18 14s16-5 18-14h26v30a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6z" {...grey} />
      <path d="m66 48 14 12 14-12" {...brandLine} />
      <path d="M80 22v36" {...brandLine} />
    </>
  ),
  offline: (
    <>
      <path d="M52 88a20 20 0 0 1-2-40 30 30 0 0 1 58-4 22 22 0 0 1 2 44z" {...paper} />
      <path d="M68 62a18 18 0 0 1 24 0M74 70a9 9 0 0 1 12 0" {...line} />
      <circle cx="80" cy="78" r="2.5" fill="var(--edge)" />
      <path d="M48 28l64 70" strokeWidth="4" {...brandLine} />
    </>
  ),
  'not-yet': (
    <>
      <rect x="36" y="34" width="88" height="62" rx="8" {...paper} strokeDasharray="6 6" />
      <path d="M36 50h88" {...line} strokeDasharray="6 6" />
      <circle cx="80" cy="72" r="17" {...brand} />
      <path d="M80 62v10l7 5" {...brandLine} />
      <circle cx="45" cy="42" r="2" fill="var(--edge)" />
      <circle cx="53" cy="42" r="2" fill="var(--edge)" />
    </>
  ),
  error: (
    <>
      <path d="M44 28h50l22 20v50H44z" {...paper} />
      <path d="M94 28v20h22" {...grey} />
      <path d="m38 74 14-8 12 10 14-12 12 12 14-10 14 8" {...brandLine} strokeWidth="3" />
      <path d="M66 90h28" {...line} />
      <path d="M68 48v4M82 48v4" {...line} strokeWidth="3" />
    </>
  ),
  media: (
    <>
      <rect x="32" y="28" width="80" height="60" rx="6" {...paper} />
      <circle cx="54" cy="48" r="7" {...grey} />
      <path d="m34 82 22-20 16 14 14-12 24 22" {...line} />
      <circle cx="114" cy="84" r="17" {...brand} />
      <path d="M114 92V77m-6 6 6-6 6 6" {...brandLine} />
    </>
  ),
  done: (
    <>
      <rect x="42" y="24" width="70" height="76" rx="8" {...paper} />
      <path d="M56 42h8M56 58h8M56 74h8M74 42h26M74 58h20" {...line} />
      <circle cx="104" cy="80" r="19" {...brand} />
      <path d="m95 80 7 7 12-13" {...brandLine} strokeWidth="3" />
    </>
  ),
  article: (
    <>
      <rect x="40" y="22" width="80" height="78" rx="6" {...paper} />
      <rect x="52" y="34" width="56" height="22" rx="4" {...brand} />
      <path d="M52 68h56M52 78h56M52 88h32" {...line} />
    </>
  ),
  lock: (
    <>
      <path d="M62 54V42a18 18 0 0 1 36 0v12" {...line} />
      <rect x="48" y="54" width="64" height="46" rx="8" {...paper} />
      <circle cx="80" cy="73" r="6" {...brand} />
      <path d="M80 79v9" {...brandLine} strokeWidth="3" />
    </>
  ),
}
