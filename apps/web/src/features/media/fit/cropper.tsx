import { type KeyboardEvent, useId, useRef } from 'react'
import { posterUrl } from '../../../deck/media-url.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'
import { type Corner, corners, type Frame, movedFrame, type Size, zoomedFrame, zoomOf } from './crop-frame.ts'
import { useFrameDrag } from './use-frame-drag.ts'

const cornerStyles: Readonly<Record<Corner, string>> = {
  top_left: '-top-2 -left-2 cursor-nwse-resize',
  top_right: '-top-2 -right-2 cursor-nesw-resize',
  bottom_left: '-bottom-2 -left-2 cursor-nesw-resize',
  bottom_right: '-right-2 -bottom-2 cursor-nwse-resize',
}

/** A picture with a frame over it: dragged, pulled by its corners, or moved by arrows and sized by plus and minus. */
export function Cropper({ id, alt, picture, aspect, frame, onChange }: CropperProps) {
  const t = useWords('media')
  const box = useRef<HTMLDivElement>(null)
  const help = useId()
  const { begin, pointer } = useFrameDrag(box, { frame, aspect, picture, onChange })
  const onKeyDown = (event: KeyboardEvent) => {
    const next = byKey(event, frame, aspect, picture)
    if (!next) return
    event.preventDefault()
    event.stopPropagation()
    onChange(next)
  }
  return (
    <div className="flex select-none justify-center rounded-lg bg-hover p-4">
      <div
        ref={box}
        className="relative max-w-full overflow-hidden"
        style={{
          aspectRatio: `${picture.width} / ${picture.height}`,
          height: `min(22rem, 38dvh, ${(88 * picture.height) / picture.width}vw)`,
        }}
      >
        <img src={posterUrl(id, 1080)} alt={alt} draggable={false} className="size-full select-none" />
        {/* No role of ARIA moves in two directions: an application takes the arrow keys itself. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          role="application"
          aria-label={t('crop.frame')}
          aria-describedby={help}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className="absolute touch-none cursor-move outline-2 outline-white shadow-[0_0_0_200vmax_rgb(0_0_0/0.55)] focus-visible:outline-4 focus-visible:outline-brand-edge"
          style={{
            left: `${frame.x * 100}%`,
            top: `${frame.y * 100}%`,
            width: `${frame.width * 100}%`,
            height: `${frame.height * 100}%`,
          }}
          onKeyDown={onKeyDown}
          onPointerDown={(event) => begin(event, null)}
          {...pointer}
        >
          <Handles begin={begin} pointer={pointer} />
        </div>
      </div>
      <span id={help} className="sr-only">
        {t('crop.help')}
      </span>
      <Place frame={frame} />
    </div>
  )
}

/** Lines of thirds, and the corners to pull. */
function Handles({ begin, pointer }: ReturnType<typeof useFrameDrag>) {
  return (
    <>
      <span aria-hidden="true" className="absolute inset-y-0 left-1/3 w-1/3 border-x border-white/50" />
      <span aria-hidden="true" className="absolute inset-x-0 top-1/3 h-1/3 border-y border-white/50" />
      {corners.map((corner) => (
        <span
          key={corner}
          data-corner={corner}
          aria-hidden="true"
          className={`absolute size-4 rounded-full border border-ink/40 bg-white touch:size-6 ${cornerStyles[corner]}`}
          onPointerDown={(event) => begin(event, corner)}
          {...pointer}
        />
      ))}
    </>
  )
}

/** Where the frame is, for screen readers and tests. */
function Place({ frame }: { frame: Frame }) {
  const t = useWords('media')
  const format = useFormatter()
  const percent = (value: number) => format.number(value, { style: 'percent', maximumFractionDigits: 0 })
  return (
    <output
      className="sr-only"
      data-frame={[frame.x, frame.y, frame.width, frame.height].map((n) => n.toFixed(3)).join()}
    >
      {t('crop.where', {
        width: percent(frame.width),
        height: percent(frame.height),
        left: percent(frame.x),
        top: percent(frame.y),
      })}
    </output>
  )
}

interface CropperProps {
  id: string
  alt: string
  picture: Size
  /** Height to width of the frame. */
  aspect: number
  frame: Frame
  onChange: (frame: Frame) => void
}

function byKey(
  { key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent,
  frame: Frame,
  aspect: number,
  picture: Size,
) {
  if (ctrlKey || metaKey || altKey) return null
  const step = shiftKey ? 0.1 : 0.01
  switch (key) {
    case 'ArrowLeft':
      return movedFrame(frame, -step, 0)
    case 'ArrowRight':
      return movedFrame(frame, step, 0)
    case 'ArrowUp':
      return movedFrame(frame, 0, -step)
    case 'ArrowDown':
      return movedFrame(frame, 0, step)
    case '+':
    case '=':
      return zoomedFrame(frame, zoomOf(frame, aspect, picture) / 1.1, aspect, picture)
    case '-':
      return zoomedFrame(frame, zoomOf(frame, aspect, picture) * 1.1, aspect, picture)
    default:
      return null
  }
}
