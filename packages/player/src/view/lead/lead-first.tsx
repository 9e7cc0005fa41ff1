import { useEffect, useState } from 'react'
import { TopBar } from '../parts/top-bar.tsx'
import { Player, type PlayerProps } from '../player.tsx'
import { SlidePlace, SlideScroll } from '../stage/slide-place.tsx'
import { Stage } from '../stage/stage.tsx'
import { isLeadDone } from './is-lead-done.ts'
import { LeadPlace } from './lead-place.tsx'

/** A deck whose form comes before its first slide, once an attempt. */
export function LeadFirst(props: PlayerProps) {
  const { deck, host, words, onLanguage } = props
  const [isDone, setDone] = useState(() => isLeadDone(deck, host))
  const [saved, setSaved] = useState(props.saved ?? null)
  useEffect(() => host.track('view', null), [host])
  const [inner] = useState((): PlayerProps['host'] => ({
    ...host,
    // Viewed is what is shown first: the form.
    track: (event, ...rest) => event !== 'view' && host.track(event, ...rest),
    restart: () => {
      host.restart()
      setSaved(null)
      setDone(false)
    },
  }))
  if (isDone) return <Player {...props} host={inner} saved={saved} />
  return (
    <Stage deck={deck} words={words} imageUrl={host.imageUrl}>
      <TopBar deck={deck} slide={undefined} index={0} words={words} host={host} {...(onLanguage && { onLanguage })} />
      <SlidePlace>
        <SlideScroll>
          <div className="dk-slide dk-end">
            <LeadPlace deck={deck} host={host} onDone={() => setDone(true)} />
          </div>
        </SlideScroll>
      </SlidePlace>
      {deck.poweredBy && <p className="dk-powered">{words.poweredBy}</p>}
    </Stage>
  )
}
