import type { Play } from '@deckle/contract/plays.ts'
import { Figure, FigureGrid } from '../../../charts/figure-grid.tsx'
import { useCountryName } from '../../../figures/country-name.ts'
import { useDeviceName } from '../../../figures/device-name.ts'
import { useFigureFormat } from '../../../figures/figure-format.ts'
import { useSourceWords } from '../../../figures/source-words.ts'
import { useWords } from '../../../words/use-words.ts'

/** When, how well, how long, and from where. */
export function Facts({ play }: { readonly play: Play }) {
  const words = useWords('plays')
  const { percent, duration, moment, number } = useFigureFormat()
  const deviceName = useDeviceName()
  const countryName = useCountryName()
  const { whole } = useSourceWords()
  const state = play.completedAt === null ? 'open' : play.passed === null ? 'done' : play.passed ? 'passed' : 'failed'
  const questions = play.slides.filter(({ isQuestion }) => isQuestion).length
  const points =
    play.possible > 0 ? words('points', { earned: number(play.earned), possible: number(play.possible) }) : undefined
  const origin = [
    ...(play.country ? [countryName(play.country)] : []),
    whole(play),
    words('version', { version: number(play.version) }),
  ].join(' · ')
  return (
    <FigureGrid>
      <Figure
        label={words('state')}
        value={words(`states.${state}`)}
        note={
          play.completedAt === null
            ? words('begun', { at: moment(play.startedAt) })
            : words('ended', { at: moment(play.completedAt) })
        }
      />
      <Figure label={words('score')} value={percent(play.percentage)} note={points} />
      <Figure
        label={words('time')}
        value={duration(play.seconds)}
        note={words('answered', { count: play.answers.length, questions })}
      />
      <Figure label={words('from')} value={deviceName(play.device)} note={<bdi>{origin}</bdi>} />
    </FigureGrid>
  )
}
