import { useEffect, useRef, type ReactNode } from 'react'

export function Chapter({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-5 border-t border-line py-8"
      id={title.toLowerCase().replaceAll(' ', '-')}
    >
      <h2 className="text-lg font-strong">{title}</h2>
      {children}
    </section>
  )
}

/** One component in one state, with the state's name. */
export function Specimen({ name, children, wide }: { name: string; children: ReactNode; wide?: boolean }) {
  return (
    <div className={wide ? 'flex min-w-0 flex-col gap-2' : 'flex min-w-0 flex-col items-start gap-2'}>
      <h3 className="text-xs font-normal text-muted">{name}</h3>
      {children}
    </div>
  )
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-end gap-x-6 gap-y-4">{children}</div>
}

/** Specimens in columns of a form's width. */
export function Columns({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))] items-start gap-x-6 gap-y-5">
      {children}
    </div>
  )
}

export type ForcedState = 'rest' | 'hovered' | 'focus-visible' | 'pressed'

/** Shows a state that needs a hand: sets React Aria's data attribute on the control inside. */
export function Forced({ state, children }: { state: ForcedState; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'rest') return
    for (const control of box.current?.querySelectorAll('[data-rac]') ?? [])
      control.setAttribute(`data-${state}`, 'true')
  }, [state])
  return <div ref={box}>{children}</div>
}
