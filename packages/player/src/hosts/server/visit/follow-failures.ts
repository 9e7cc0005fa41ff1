import { sectionFailed } from '@deckle/slides/parts/lazy/section-failed.ts'

/** What failed to load, as the value of `error`. */
export const failureCodes = { picture: 1, video: 2, sound: 3, section: 4 } as const
type Failure = keyof typeof failureCodes

const byElement: Readonly<Record<string, Failure | undefined>> = { IMG: 'picture', AUDIO: 'sound' }

/**
 * Calls with the code of what fails to load, of each address once. Pictures that failed before are told at once.
 * @returns reports a failure that no element tells: what failed, and its address or slide
 */
export function followFailures(onFailure: (code: number) => void): (what: Failure, which: string) => void {
  const known = new Set<string>()
  const report = (what: Failure, which: string) => {
    if (known.has(what + which)) return
    known.add(what + which)
    onFailure(failureCodes[what])
  }
  // Such events don't bubble.
  document.addEventListener(
    'error',
    ({ target }) => {
      const what = target instanceof Element && byElement[target.tagName]
      // A video tells itself (`video.tsx`), with its slide.
      if (what) report(what, (target as HTMLImageElement).currentSrc)
    },
    true,
  )
  addEventListener(sectionFailed, () => report('section', ''))
  for (const { complete, naturalWidth, currentSrc } of document.querySelectorAll('img'))
    if (complete && naturalWidth === 0 && currentSrc) report('picture', currentSrc)
  return report
}
