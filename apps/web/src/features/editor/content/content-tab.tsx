import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { GalleryVertical, PanelsTopLeft, SlidersHorizontal } from 'lucide-react'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { memo, Suspense, useEffect, useState } from 'react'
import { lazyPart } from '../../../lib/screen/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { DeferredPanel } from './deferred-panel.tsx'
import { SlidesPane } from './slides/slides-pane.tsx'
import { StagePane } from './stage/stage-pane.tsx'
import { usePanes } from '../../../lib/screen/use-panes.ts'

const SlidePanel = lazyPart(() => import('./slide-panel.tsx').then((module) => module.SlidePanel))

type Pane = 'slides' | 'slide' | 'properties'

/**
 * Slide list, slide and properties: three panes where there is room, else the slide and one other, or one at a time.
 */
export const ContentTab = memo(function ContentTab() {
  const panes = usePanes()
  const [pane, setPane] = useState<Pane>('slide')
  if (panes === 'three') {
    return (
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] grid-cols-[13.5rem_minmax(0,1fr)_20rem]">
        <SlidesPane />
        <StagePane />
        <Panel />
      </div>
    )
  }
  if (panes === 'two') {
    const side = pane === 'properties' ? pane : 'slides'
    return (
      <div
        className={classNames(
          'grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)]',
          side === 'slides' ? 'grid-cols-[13.5rem_minmax(0,1fr)]' : 'grid-cols-[20rem_minmax(0,1fr)]',
        )}
      >
        <div className="flex min-h-0 flex-col border-e border-line">
          <Choice choices={['slides', 'properties']} pane={side} setPane={setPane} className="border-b" />
          <div className="min-h-0 flex-1">{side === 'slides' ? <SlidesPane /> : <Panel />}</div>
        </div>
        <StagePane />
      </div>
    )
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="min-h-0 flex-1">
        {pane === 'slides' ? (
          <SlidesPane onAdded={() => setPane('slide')} />
        ) : pane === 'slide' ? (
          <StagePane />
        ) : (
          <Panel />
        )}
      </div>
      <Choice choices={['slides', 'slide', 'properties']} pane={pane} setPane={setPane} className="border-t" />
    </div>
  )
})

const icons = {
  slides: <GalleryVertical />,
  slide: <PanelsTopLeft />,
  properties: <SlidersHorizontal />,
} as const

function Choice({
  choices,
  pane,
  setPane,
  className,
}: {
  choices: readonly Pane[]
  pane: Pane
  setPane: (pane: Pane) => void
  className: string
}) {
  const t = useWords('editor')
  return (
    <div data-guide="panes" className={classNames('flex justify-center border-line bg-surface p-2', className)}>
      <ToggleGroup<Pane>
        label={t('panes.label')}
        size={choices.length === 2 ? 'sm' : 'md'}
        value={pane}
        onChange={setPane}
        options={choices.map((id) => ({ id, label: t(`panes.${id}`), icon: icons[id] }))}
      />
    </div>
  )
}

/** The first one is asked for once the slide is painted and nothing else waits: its fields would delay the slide. */
function Panel() {
  const [isAskedFor, setIsAskedFor] = useState(wasAskedFor)
  useEffect(() => {
    const ask = () => {
      wasAskedFor = true
      setIsAskedFor(true)
    }
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) {
      const timer = setTimeout(ask, 50)
      return () => clearTimeout(timer)
    }
    const idle = requestIdleCallback(ask, { timeout: 1000 })
    return () => cancelIdleCallback(idle)
  }, [])
  const waiting = <Skeleton count={8} className="border-s border-line bg-surface p-4 max-[1099px]:border-s-0" />
  if (!isAskedFor) return waiting
  return (
    <Suspense fallback={waiting}>
      <DeferredPanel>
        <SlidePanel />
      </DeferredPanel>
    </Suspense>
  )
}
let wasAskedFor = false
