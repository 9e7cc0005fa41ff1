import type { WidgetKind } from '@deckle/core/report/custom/widget.ts'
import type { ReactNode } from 'react'

const lines = (widths: readonly number[]) =>
  widths.map((width, at) => (
    <rect key={at} x="6" y={9 + at * 8} width={width} height="4" rx="2" className="fill-muted" />
  ))

const drawings: Readonly<Record<WidgetKind, ReactNode>> = {
  figure: (
    <>
      <text x="6" y="26" className="fill-ink text-md font-strong">
        42
      </text>
      <rect x="6" y="32" width="28" height="3" rx="1.5" className="fill-muted" />
    </>
  ),
  chart: [12, 20, 16, 28, 24].map((height, at) => (
    <rect key={at} x={7 + at * 9} y={36 - height} width="6" height={height} rx="1" className="fill-brand" />
  )),
  table: (
    <>
      <rect x="6" y="8" width="44" height="5" rx="1" className="fill-brand" />
      {[17, 25, 33].map((y) => (
        <g key={y}>
          <rect x="6" y={y} width="22" height="3" rx="1.5" className="fill-muted" />
          <rect x="38" y={y} width="12" height="3" rx="1.5" className="fill-muted" />
        </g>
      ))}
    </>
  ),
  ranking: [42, 32, 20].map((width, at) => (
    <rect key={at} x="6" y={8 + at * 11} width={width} height="6" rx="2" className="fill-brand" />
  )),
  text: lines([44, 40, 44, 26]),
}

/** Decorative: what a kind of widget looks like. */
export const WidgetDrawing = ({ kind }: { readonly kind: WidgetKind }) => (
  <svg
    width="56"
    height="44"
    viewBox="0 0 56 44"
    aria-hidden="true"
    className="shrink-0 rounded-sm border border-line bg-canvas"
  >
    {drawings[kind]}
  </svg>
)
