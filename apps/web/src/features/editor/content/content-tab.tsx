import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { GalleryVertical, PanelsTopLeft, SlidersHorizontal } from 'lucide-react'
import { memo, Suspense, useState, useSyncExternalStore } from 'react'
import { lazyPart } from '../../../lib/section.tsx'
import { useWords } from '../../../words/use-words.ts'
import { Beside } from './beside.tsx'
import { SlidesPane } from './slides-pane.tsx'
import { StagePane } from './stage-pane.tsx'

/** Beside the slide, not in its way: it is fetched while the slide is drawn. */
const loadPanel = () => import('./slide-panel.tsx').then((module) => module.SlidePanel)
void loadPanel().catch(() => undefined)
const SlidePanel = lazyPart(loadPanel)

type Pane = 'slides' | 'slide' | 'properties'

/** Slides, slide, properties: three panes side by side; on a phone one at a time. */
export const ContentTab = memo(function ContentTab() {
  const t = useWords('editor')
  const isPhone = useIsPhone()
  const [pane, setPane] = useState<Pane>('slide')
  if (!isPhone) {
    return (
      <div className="grid min-h-0 flex-1 grid-rows-[minmax(0,1fr)] grid-cols-[13.5rem_minmax(0,1fr)_20rem]">
        <SlidesPane />
        <StagePane />
        <Panel />
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
      <div className="flex justify-center border-t border-line bg-surface p-2">
        <ToggleGroup<Pane>
          label={t('panes.label')}
          value={pane}
          onChange={setPane}
          options={[
            { id: 'slides', label: t('panes.slides'), icon: <GalleryVertical /> },
            { id: 'slide', label: t('panes.slide'), icon: <PanelsTopLeft /> },
            { id: 'properties', label: t('panes.properties'), icon: <SlidersHorizontal /> },
          ]}
        />
      </div>
    </div>
  )
})

function Panel() {
  return (
    <Suspense fallback={<Skeleton count={8} className="border-s border-line bg-surface p-4 phone:border-s-0" />}>
      <Beside>
        <SlidePanel />
      </Beside>
    </Suspense>
  )
}

/** Higher than wide counts as a phone (product.md §2). */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      window.addEventListener('resize', listener)
      return () => window.removeEventListener('resize', listener)
    },
    () => window.innerHeight > window.innerWidth,
  )
}
