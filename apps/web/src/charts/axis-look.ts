/** How axes of charts look, in colours of the theme; for visx. */
const tick = {
  className: 'fill-muted text-xs tabular-nums',
  // In place of the defaults of visx.
  fontFamily: undefined,
  fontSize: undefined,
  fill: undefined,
}

export const axisLook = {
  left: {
    hideAxisLine: true,
    hideTicks: true,
    tickLabelProps: { ...tick, dx: -4, dy: '0.32em', textAnchor: 'end' },
  },
  bottom: {
    axisLineClassName: 'stroke-line',
    hideTicks: true,
    tickLabelProps: { ...tick, textAnchor: 'middle' },
  },
} as const
