/** How axes of charts look, in colours of the theme; for visx. */
const tick = { className: 'fill-muted text-xs tabular-nums' }

export const axisLook = {
  left: {
    hideAxisLine: true,
    hideTicks: true,
    tickLabelProps: { ...tick, dx: -4, dy: '0.32em', textAnchor: 'end', fontSize: undefined, fill: undefined },
  },
  bottom: {
    axisLineClassName: 'stroke-line',
    hideTicks: true,
    tickLabelProps: { ...tick, textAnchor: 'middle', fontSize: undefined, fill: undefined },
  },
} as const
