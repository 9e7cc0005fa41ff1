import { classNames } from '../theme/class-names.ts'

/** Keys such as `Ctrl K`, a box each. Hidden without a keyboard. */
export function Kbd({ keys, tone = 'normal' }: { keys: string; tone?: 'normal' | 'inverse' }) {
  return (
    <kbd dir="ltr" className="inline-flex gap-0.5 font-sans text-xs touch:hidden">
      {keys.split(/[ +]/).map((key) => (
        <span
          key={key}
          className={classNames(
            'min-w-5 rounded-sm border px-1 text-center leading-[1.125rem]',
            tone === 'inverse' ? 'border-current/40' : 'border-line bg-surface text-muted',
          )}
        >
          {key}
        </span>
      ))}
    </kbd>
  )
}
