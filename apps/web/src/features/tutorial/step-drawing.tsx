import type { ReactNode } from 'react'

export const steps = ['make', 'write', 'add', 'design', 'publish', 'learn'] as const

const paper = { fill: 'var(--surface)', stroke: 'var(--edge)' }
const brand = { fill: 'var(--brand-soft)', stroke: 'var(--brand-edge)' }
const line = { stroke: 'var(--edge)' }
const brandLine = { stroke: 'var(--brand-edge)' }

const drawings: Record<(typeof steps)[number], ReactNode> = {
  make: (
    <>
      <rect x="44" y="26" width="72" height="52" rx="6" {...paper} strokeDasharray="5 5" />
      <rect x="84" y="18" width="72" height="52" rx="6" {...brand} />
      <path d="M120 36v16M112 44h16" {...brandLine} strokeWidth="3" />
    </>
  ),
  write: (
    <>
      <rect x="44" y="16" width="112" height="64" rx="6" {...paper} />
      <path d="M58 34h66M58 46h40" {...line} />
      <path d="M103 40v12M99 40h8M99 52h8" {...brandLine} />
      <rect x="58" y="60" width="84" height="10" rx="4" {...brand} />
    </>
  ),
  add: (
    <>
      <rect x="36" y="18" width="36" height="18" rx="4" {...brand} />
      <rect x="36" y="40" width="36" height="18" rx="4" {...paper} />
      <rect x="36" y="62" width="36" height="18" rx="4" {...paper} />
      <rect x="84" y="18" width="80" height="62" rx="6" {...paper} />
      <path d="M78 27c6 0 6 22 0 22m0 0 4-3m-4 3 3 4" {...brandLine} />
      <path d="M98 36h50M98 48h34" {...line} />
    </>
  ),
  design: (
    <>
      <rect x="44" y="16" width="112" height="64" rx="6" {...paper} />
      <circle cx="72" cy="40" r="10" {...brand} />
      <circle cx="100" cy="40" r="10" fill="var(--brand-fill)" />
      <circle cx="128" cy="40" r="10" fill="var(--pressed)" stroke="var(--edge)" />
      <path d="M62 64h76" {...line} />
      <circle cx="94" cy="64" r="4" fill="var(--surface)" {...brandLine} />
    </>
  ),
  publish: (
    <>
      <rect x="76" y="14" width="48" height="68" rx="8" {...paper} />
      <rect x="86" y="28" width="28" height="28" rx="3" {...brand} />
      <path d="M92 34h5v5h-5zM103 34h5v5h-5zM92 45h5v5h-5zM103 46h5" {...brandLine} />
      <path d="M88 66h24M94 73h12" {...line} />
      <path d="M136 30c6 6 6 18 0 24M64 30c-6 6-6 18 0 24" {...brandLine} />
    </>
  ),
  learn: (
    <>
      <rect x="44" y="16" width="112" height="64" rx="6" {...paper} />
      <path d="M58 68h84" {...line} />
      <rect x="64" y="52" width="12" height="16" rx="2" fill="var(--pressed)" />
      <rect x="84" y="42" width="12" height="26" rx="2" fill="var(--pressed)" />
      <rect x="104" y="32" width="12" height="36" rx="2" {...brand} />
      <rect x="124" y="46" width="12" height="22" rx="2" fill="var(--pressed)" />
    </>
  ),
}

/** Decorative illustration of a step; hidden from screen readers. */
export function StepDrawing({ step }: { step: (typeof steps)[number] }) {
  return (
    <svg
      viewBox="0 0 200 96"
      fill="none"
      aria-hidden="true"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="w-full rounded-sm bg-canvas"
    >
      {drawings[step]}
    </svg>
  )
}
