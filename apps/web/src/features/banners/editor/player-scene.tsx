import { drawBanner } from '@deckle/player/view/endings/parts/draw-banner.ts'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { useEffect, useRef } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import '../../../deck/stage/player-styles.ts'
import { useWords } from '../../../words/use-words.ts'
import type { SceneProps } from './scene-props.ts'

/** Drawn by the player's own code. Its colours are the deck's. */
export function PlayerScene({ banner, isNarrow, isDark }: SceneProps) {
  const t = useWords('banners')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.replaceChildren(drawBanner(banner, { imageUrl: posterUrl, isNarrow }))
  }, [banner, isNarrow])
  return (
    <div className="h-112">
      <div className={classNames('dk-stage', isDark && 'dk-theme-inverted')}>
        <div className="dk-slide dk-end">
          <div className="dk-body">
            <strong className="dk-heading">{t('preview.thanks')}</strong>
            <div className="dk-acts">
              <button type="button" className="dk-button dk-main">
                {t('preview.share')}
              </button>
            </div>
            <div ref={place} className="dk-ad-place" />
          </div>
        </div>
      </div>
    </div>
  )
}
