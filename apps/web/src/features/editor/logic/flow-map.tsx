import { deckEnd } from '@deckle/core/deck/jump.ts'
import type { Slide } from '@deckle/core/deck/slide.ts'
import { answerLabels } from '@deckle/slides/answers/labels.ts'
import { interactionOf } from '@deckle/slides/catalog.ts'
import { edgesOf, type FlowEdge, reachableSlides, slidesWithExit } from '@deckle/slides/flow/flow.ts'
import { englishScaleWords } from '@deckle/slides/parts/answers/rating-scales.ts'
import { headingOf } from '@deckle/slides/reports.ts'
import { Badge } from '@deckle/ui/feedback/badge.tsx'
import { Dialog } from '@deckle/ui/overlays/dialog.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { Flag } from 'lucide-react'
import { useEffect } from 'react'
import { noteSeen } from '../../../tutorial/note-seen.ts'
import { useWords } from '../../../words/use-words.ts'
import { SlideTypeIcon } from '../content/slide-type-icons.tsx'
import { useContent, useCurrentSlide, useEditor } from '../editor-context.ts'
import { fieldName } from '../form/field-label.ts'
import { useTargetName } from '../form/target-field.tsx'
import { type DrawnEdge, lanesOf } from './lanes.ts'

const rowHeight = 64
const laneWidth = 16

/** Every path through the deck: slides in their order, with arcs for jumps that don't go to the following slide. */
export function FlowMap({ onClose }: { onClose: () => void }) {
  const t = useWords('logic')
  useEffect(() => noteSeen('flow'), [])
  const { goToPlace } = useEditor()
  const content = useContent()
  const current = useCurrentSlide()
  const edges = edgesOf(content)
  const reachable = reachableSlides(content)
  const withExit = slidesWithExit(content)
  const ids = content.contentHash.map(({ slideId }) => slideId)
  const drawn = lanesOf(edges, ids)
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="lg"
      title={t('map.title')}
      description={t('map.text')}
    >
      {drawn.length === 0 && <p className="pb-3 text-sm text-muted">{t('map.linear')}</p>}
      <div className="relative flex max-h-[calc(100dvh-14rem)] overflow-auto rounded-lg bg-canvas p-3">
        <ol className="min-w-0 flex-1">
          {content.contentHash.map((slide, at) => (
            <Row
              key={slide.slideId}
              slide={slide}
              number={at + 1}
              isCurrent={slide.slideId === current.slideId}
              isReachable={reachable.has(slide.slideId)}
              hasExit={withExit.has(slide.slideId)}
              edges={edges.filter(({ from, kind }) => from === slide.slideId && kind !== 'next')}
              onPress={() => {
                onClose()
                goToPlace(slide.slideId)
              }}
            />
          ))}
          <li className="flex items-center gap-2 px-3 text-sm font-strong" style={{ height: rowHeight }}>
            <Flag aria-hidden="true" className="size-4 text-muted" />
            {t('map.end')}
          </li>
        </ol>
        <Arcs drawn={drawn} rows={ids.length + 1} />
      </div>
    </Dialog>
  )
}

function Row({
  slide,
  number,
  isCurrent,
  isReachable,
  hasExit,
  edges,
  onPress,
}: {
  slide: Slide
  number: number
  isCurrent: boolean
  isReachable: boolean
  hasExit: boolean
  edges: readonly FlowEdge[]
  onPress: () => void
}) {
  const t = useWords('logic')
  const types = useWords('deck')
  const edgeName = useEdgeName(slide)
  const targetName = useTargetName()
  return (
    <li className="py-1" style={{ height: rowHeight }}>
      <button
        type="button"
        aria-current={isCurrent || undefined}
        onClick={onPress}
        className={classNames(
          'flex h-full w-full items-center gap-3 rounded-sm border bg-surface px-3 text-start hover:bg-hover',
          isCurrent ? 'border-brand' : isReachable && hasExit ? 'border-line' : 'border-warning',
        )}
      >
        <span className="flex items-center gap-2 text-muted [&_svg]:size-4">
          <span className="w-6 text-end text-xs tabular-nums">{number}</span>
          <SlideTypeIcon template={slide.template} />
        </span>
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate text-sm">{headingOf(slide.data) || types(`slides.${slide.template}.name`)}</span>
          {edges.length > 0 && (
            <span className="truncate text-xs text-muted">
              {edges.map((edge) => `${edgeName(edge)} → ${targetName(edge.to)}`).join(' · ')}
            </span>
          )}
        </span>
        {!isReachable && <Badge tone="warning">{t('map.unreachable')}</Badge>}
        {isReachable && !hasExit && <Badge tone="warning">{t('map.noExit')}</Badge>}
      </button>
    </li>
  )
}

function useEdgeName(slide: Slide): (edge: FlowEdge) => string {
  const t = useWords('logic')
  const words = useWords('editor')
  const labels = new Map(
    answerLabels(interactionOf(slide.template), slide.data, englishScaleWords).map(({ key, label }) => [key, label]),
  )
  return ({ kind, at }) => {
    if (kind === 'item') return t('map.edges.item', { name: labels.get(at) ?? '' })
    if (kind === 'result') return fieldName(words, at)
    if (kind !== 'rule') return t(`map.edges.${kind}`)
    return t('map.edges.rule', { name: slide.jumps.rules.findIndex(({ id }) => id === at) + 1 })
  }
}

/** Decorative: the rows state the same jumps as text. */
function Arcs({ drawn, rows }: { drawn: readonly DrawnEdge[]; rows: number }) {
  const lanes = Math.max(0, ...drawn.map(({ lane }) => lane + 1))
  if (lanes === 0) return null
  const width = lanes * laneWidth + 20
  const y = (row: number) => row * rowHeight + rowHeight / 2
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={rows * rowHeight}
      className="shrink-0 rtl:-scale-x-100"
      viewBox={`0 0 ${width} ${rows * rowHeight}`}
    >
      {drawn.map(({ edge, from, to, lane }) => {
        const x = 12 + lane * laneWidth
        const [start, end] = [y(from) + 6, y(to) - 6]
        const bend = Math.sign(end - start) * 8
        const isBack = to <= from
        return (
          <g
            key={`${edge.from}${edge.kind}${edge.at}${edge.to}`}
            className={edge.to === deckEnd ? 'text-muted' : isBack ? 'text-warning-text' : 'text-brand-text'}
          >
            <path
              d={`M0 ${start}H${x - 8}Q${x} ${start} ${x} ${start + bend}V${end - bend}Q${x} ${end} ${x - 8} ${end}H5`}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              strokeDasharray={edge.kind === 'otherwise' ? '4 3' : undefined}
            />
            <path d={`M6 ${end - 4}L0 ${end}L6 ${end + 4}Z`} fill="currentColor" />
          </g>
        )
      })}
    </svg>
  )
}
