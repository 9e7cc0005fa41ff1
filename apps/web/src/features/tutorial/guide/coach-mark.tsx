import { Button } from '@deckle/ui/actions/button.tsx'
import { IconButton } from '@deckle/ui/actions/icon-button.tsx'
import type { AnyRouter } from '@tanstack/react-router'
import { X } from 'lucide-react'
import { useEffect, useId, useRef, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import { queryClient } from '../../../lib/api.ts'
import { tutorialQuery } from '../../../tutorial/queries.ts'
import { useWords } from '../../../words/use-words.ts'
import { endGuide, goToStep, guideState, type ShownGuide } from './guide-state.ts'
import type { GuideStep } from './guides.ts'
import { type Found, type Rect, useAnchor } from './use-anchor.ts'
import { useCardPlace } from './use-card-place.ts'
import { focusIn, useFocusAtEnd } from './use-focus-at-end.ts'
import { useIsPressed, useUnlessPressed } from './use-press.ts'

/** The guide that is shown: a mark around the real control, and a card that says what to do with it. */
export function CoachMark({ router }: { readonly router: AnyRouter }) {
  const shown = useStore(guideState, (state) => state.shown)
  useEffect(() => {
    // What was done meanwhile is ticked.
    if (!shown) void queryClient.invalidateQueries({ queryKey: tutorialQuery.queryKey })
  }, [shown])
  const step = shown?.steps[shown.at]
  return shown && step ? <Step key={shown.item} shown={shown} step={step} router={router} /> : null
}

interface StepProps {
  readonly shown: ShownGuide
  readonly step: GuideStep
  readonly router: AnyRouter
}

function Step({ shown, step, router }: StepProps) {
  const names = step.via ? `${step.anchor} ${step.via.anchor}` : step.anchor
  const anchor = useAnchor(names, `${shown.item} ${shown.at}`)
  const found = typeof anchor === 'string' ? null : anchor
  const goThere = () => step.path !== undefined && void router.navigate({ href: step.path })
  useEffect(() => {
    if (step.path !== undefined && !isAt(router, step.path)) void router.navigate({ href: step.path })
  }, [step, router])
  useNextWhenUsed(step.isAct && found?.name === step.anchor ? found.element : null, shown.at)
  useEscape()
  useFocusAtEnd(found?.element ?? null)
  const isThere = useSyncExternalStore(
    (changed) => router.subscribe('onResolved', changed),
    () => step.path !== undefined && isAt(router, step.path),
  )
  const name = found !== null && found.name === step.via?.anchor ? step.via.name : step.name
  return (
    <>
      {found && <Mark rect={found.rect} />}
      <Card
        shown={shown}
        name={name}
        found={anchor}
        onGoThere={step.path === undefined || isThere ? undefined : goThere}
      />
    </>
  )
}

function isAt(router: AnyRouter, path: string): boolean {
  const { pathname, searchStr } = router.state.location
  return pathname + searchStr === path || pathname === path
}

/** The control itself leads on: a press of it, by whatever means. */
function useNextWhenUsed(element: HTMLElement | null, at: number): void {
  useEffect(() => {
    if (!element) return
    // After what the press does by itself, such as opening a dialog.
    const next = () => void setTimeout(() => goToStep(at + 1))
    // What opens a menu does so when it is pressed down: the menu may lie over it when it is let go.
    const events = element.hasAttribute('aria-haspopup') ? ['click', 'pointerdown'] : ['click']
    for (const event of events) element.addEventListener(event, next)
    return () => {
      for (const event of events) element.removeEventListener(event, next)
    }
  }, [element, at])
}

/** Ends the guide, unless a dialog or a menu is open, which the key closes first. */
function useEscape(): void {
  useEffect(() => {
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const isInCard = event.target instanceof Element && event.target.closest('[data-coach-mark]') !== null
      const open = document.querySelector('[role=dialog]:not([data-coach-mark]), [role=menu], [role=listbox]')
      if (isInCard || !open) endGuide()
    }
    document.addEventListener('keydown', end, true)
    return () => document.removeEventListener('keydown', end, true)
  }, [])
}

const AROUND = 4

function Mark({ rect }: { readonly rect: Rect }) {
  const { top, left, width, height } = rect
  return (
    <div
      aria-hidden="true"
      data-coach-ring
      style={{ top: top - AROUND, left: left - AROUND, width: width + 2 * AROUND, height: height + 2 * AROUND }}
      className="pointer-events-none fixed z-90 rounded-lg outline-3 outline-brand-edge shadow-[0_0_0_100vmax_rgb(0_0_0/0.28)]"
    />
  )
}

interface CardProps {
  readonly shown: ShownGuide
  readonly name: GuideStep['name']
  readonly found: Found
  readonly onGoThere: (() => void) | undefined
}

function Card({ shown, name, found, onGoThere }: CardProps) {
  const words = useWords('tutorial')
  const id = useId()
  const { steps, at } = shown
  const card = useRef<HTMLDivElement>(null)
  const isPressed = useIsPressed(card)
  const anchor = useUnlessPressed(found, isPressed)
  const place = useCardPlace(card, anchor, isPressed)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  const isLast = at === steps.length - 1
  return (
    <div
      ref={card}
      role="dialog"
      data-coach-mark
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      tabIndex={-1}
      style={place}
      className="fixed z-100 flex w-80 flex-col gap-3 rounded-lg border border-line bg-surface p-4 text-sm text-ink shadow-lg outline-none focus-visible:outline-2 focus-visible:outline-brand-edge narrow:w-[calc(100vw-1.5rem)]"
    >
      <div className="flex items-start gap-2">
        <div aria-live="polite" className="min-w-0 flex-1">
          <p className="text-xs text-muted tabular-nums">
            {words('guide.step', { at: String(at + 1), total: String(steps.length) })}
          </p>
          <h2 id={`${id}-title`} className="font-strong">
            {words(`steps.${name}.title`)}
          </h2>
          <p id={`${id}-text`} className="mt-1 text-muted">
            {words(`steps.${name}.text`)}
          </p>
          {anchor === 'missing' && <p className="mt-2">{words('guide.missing')}</p>}
          {anchor === 'waiting' && <p className="mt-2 text-muted">{words('guide.waiting')}</p>}
        </div>
        <IconButton label={words('guide.end')} icon={<X />} size="sm" onPress={endGuide} className="-me-2 -mt-1" />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {typeof anchor !== 'string' && (
          <Button size="sm" variant="quiet" className="me-auto" onPress={() => focusIn(anchor.element)}>
            {words('guide.toControl')}
          </Button>
        )}
        {anchor === 'missing' && onGoThere && (
          <Button size="sm" className="me-auto" onPress={onGoThere}>
            {words('guide.goThere')}
          </Button>
        )}
        {at > 0 && (
          <Button size="sm" onPress={() => goToStep(at - 1)}>
            {words('guide.back')}
          </Button>
        )}
        <Button size="sm" variant="primary" onPress={() => goToStep(at + 1)}>
          {words(isLast ? 'guide.done' : 'guide.next')}
        </Button>
      </div>
    </div>
  )
}
