/** Runs now, and at most once a frame while the page scrolls or changes its size. Returns what ends it. */
export function onScroll(run: () => void): () => void {
  let frame = 0
  const ask = () => {
    frame ||= requestAnimationFrame(() => {
      frame = 0
      run()
    })
  }
  addEventListener('scroll', ask, { passive: true })
  addEventListener('resize', ask)
  ask()
  return () => {
    removeEventListener('scroll', ask)
    removeEventListener('resize', ask)
    cancelAnimationFrame(frame)
  }
}
