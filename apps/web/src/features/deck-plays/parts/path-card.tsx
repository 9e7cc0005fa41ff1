import type { Play } from '@deckle/contract/plays.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { Slider } from '@deckle/ui/fields/slider.tsx'
import { Pause, Play as PlayIcon } from 'lucide-react'
import { useEffect, useState } from 'react'
import { ChartFrame } from '../../../charts/chart-frame.tsx'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useWords } from '../../../words/use-words.ts'
import { PathChart, pathHeight } from './path-chart.tsx'
import { type Step, stepsOf } from './steps-of.ts'

/** Milliseconds for which a step of the replay is shown. */
const PACE = 800

/** The path through the deck, and its replay step by step. */
export function PathCard({ play }: { readonly play: Play }) {
  const words = useWords('plays')
  const { duration, number } = useFigureFormat()
  const steps = stepsOf(play)
  const { shown, setShown, isRunning, setRunning } = useReplay(steps.length)
  const name = ({ place, heading }: Step) =>
    [place === null ? words('unknownSlide') : words('slide', { slide: place }), heading].filter(Boolean).join(' · ')
  const acts = (step: Step) =>
    step.acts.map((act) => actWords.find((one) => one === act)).flatMap((act) => (act ? [words(`acts.${act}`)] : []))
  const current = steps[shown - 1]
  return (
    <div className="flex flex-col gap-3">
      <ChartFrame
        title={words('path')}
        finding={
          steps.length > 0 ? words('pathFinding', { steps: steps.length, back: backwards(steps) }) : words('noPath')
        }
        table={{
          label: words('asTable'),
          columns: [words('step'), words('at'), words('time'), words('done')],
          rows: steps.map((step, at) => [
            `${number(at + 1)}. ${name(step)}`,
            duration(step.at),
            duration(step.seconds),
            acts(step).join(', ') || '–',
          ]),
        }}
        height={pathHeight}
      >
        {(width) => (
          <PathChart steps={steps} shown={shown} width={width} places={play.slides.length} seconds={duration} />
        )}
      </ChartFrame>
      {steps.length > 1 && current && (
        <div className="flex flex-col gap-2 rounded-lg border border-line bg-surface p-4">
          <div className="flex items-end gap-3">
            <Button icon={isRunning ? <Pause /> : <PlayIcon />} onPress={() => setRunning(!isRunning)}>
              {words(isRunning ? 'pause' : 'replay')}
            </Button>
            <Slider
              label={words('step')}
              value={shown}
              onChange={(value) => {
                setRunning(false)
                setShown(value)
              }}
              minValue={1}
              maxValue={steps.length}
              className="flex-1"
            />
          </div>
          <p className="text-sm wrap-anywhere" aria-live="polite">
            {[name(current), ...(current.seconds === null ? [] : [duration(current.seconds)]), ...acts(current)].join(
              ' · ',
            )}
          </p>
        </div>
      )}
    </div>
  )
}

const actWords = ['answer', 'back', 'jump', 'link', 'complete', 'abandon', 'lead', 'video_progress', 'error'] as const

const backwards = (steps: readonly Step[]): number =>
  steps.filter(({ place }, at) => place !== null && place < (steps[at - 1]?.place ?? 0)).length

/** All steps are shown until the replay begins. */
function useReplay(count: number) {
  const [shown, setShown] = useState(count)
  const [isRunning, setRunning] = useState(false)
  useEffect(() => {
    if (!isRunning) return
    const timer = setTimeout(() => {
      if (shown < count) setShown(shown + 1)
      else setRunning(false)
    }, PACE)
    return () => clearTimeout(timer)
  }, [isRunning, shown, count])
  const start = (run: boolean) => {
    if (run && shown >= count) setShown(1)
    setRunning(run)
  }
  return { shown, setShown, isRunning, setRunning: start }
}
