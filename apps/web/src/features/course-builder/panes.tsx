import { ToggleGroup } from '@deckle/ui/actions/toggle-group.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { BookOpenText, ListTree, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { usePanes } from '../../lib/screen/use-panes.ts'
import { useWords } from '../../words/use-words.ts'
import { Outline } from './outline/outline.tsx'
import { CoursePreview } from './preview/course-preview.tsx'
import { Settings } from './settings/settings.tsx'

type Pane = 'outline' | 'settings' | 'preview'

const parts = { outline: Outline, settings: Settings, preview: CoursePreview } as const
const icons = { outline: <ListTree />, settings: <SlidersHorizontal />, preview: <BookOpenText /> } as const

/** Outline, course and settings side by side; where there is less room the outline and one other, or one at a time. */
export function Panes() {
  const panes = usePanes()
  const [pane, setPane] = useState<Pane>('outline')
  if (panes === 'three')
    return (
      <div className="grid min-h-0 flex-1 grid-cols-[20rem_minmax(0,1fr)_22rem] grid-rows-[minmax(0,1fr)]">
        <div className="flex min-h-0 flex-col border-e border-line">
          <Outline />
        </div>
        <div className="flex min-h-0 flex-col">
          <CoursePreview />
        </div>
        <div className="flex min-h-0 flex-col border-s border-line">
          <Settings />
        </div>
      </div>
    )
  if (panes === 'two') {
    const beside = pane === 'preview' ? 'preview' : 'settings'
    const Beside = parts[beside]
    return (
      <div className="grid min-h-0 flex-1 grid-cols-[18rem_minmax(0,1fr)] grid-rows-[minmax(0,1fr)]">
        <div className="flex min-h-0 flex-col border-e border-line">
          <Outline />
        </div>
        <div className="flex min-h-0 flex-col">
          <Choice choices={['settings', 'preview']} pane={beside} setPane={setPane} className="border-b" />
          <Beside />
        </div>
      </div>
    )
  }
  const Part = parts[pane]
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <Part />
      <Choice choices={['outline', 'settings', 'preview']} pane={pane} setPane={setPane} className="border-t" />
    </div>
  )
}

interface ChoiceProps {
  readonly choices: readonly Pane[]
  readonly pane: Pane
  readonly setPane: (pane: Pane) => void
  readonly className: string
}

function Choice({ choices, pane, setPane, className }: ChoiceProps) {
  const t = useWords('course-builder')
  return (
    <div className={classNames('flex shrink-0 justify-center border-line bg-surface p-2', className)}>
      <ToggleGroup<Pane>
        label={t('panes.label')}
        value={pane}
        onChange={setPane}
        options={choices.map((id) => ({ id, label: t(`panes.${id}`), icon: icons[id] }))}
      />
    </div>
  )
}
