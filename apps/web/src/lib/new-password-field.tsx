import { PASSWORD_MAX, passwordProblem, stripSpaces, type PasswordOwner } from '@deckle/core/text/password.ts'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import type { Ref } from 'react'
import { useWords, type Words } from '../words/use-words.ts'
import { passwordStrength } from './password-strength.ts'

interface NewPasswordFieldProps {
  readonly label: string
  readonly minimum: number
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string
  readonly ref?: Ref<HTMLInputElement>
}

/** A password to be set: its strength is shown while typing. */
export function NewPasswordField({ minimum, value, ...props }: NewPasswordFieldProps) {
  const words = useWords('sign-in')
  return (
    <PasswordField
      {...props}
      value={value}
      autoComplete="new-password"
      description={words('password.hint', { minimum: String(minimum) })}
      meter={value === '' ? undefined : <Meter level={passwordStrength(value, minimum)} />}
    />
  )
}

/** The first rule that it breaks, in words; undefined where it breaks none that the browser can know. */
export function newPasswordError(
  words: Words<'sign-in'>,
  password: string,
  owner: PasswordOwner,
  minimum: number,
): string | undefined {
  const problem = passwordProblem(stripSpaces(password), owner, () => false)
  if (problem === 'too_short') return words('password.tooShort', { minimum: String(minimum) })
  if (problem === 'too_long') return words('password.tooLong', { maximum: String(PASSWORD_MAX) })
  return problem === 'personal' ? words('password.personal') : undefined
}

function Meter({ level }: { level: 0 | 1 | 2 | 3 | 4 }) {
  const words = useWords('sign-in')
  const color = ['bg-danger', 'bg-danger', 'bg-warning-edge', 'bg-success-edge', 'bg-success-edge'][level]
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <span aria-hidden="true" className="flex flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1 flex-1 rounded-full', step <= Math.max(1, level) ? color : 'bg-pressed')}
          />
        ))}
      </span>
      <span aria-live="polite">
        <span className="sr-only">{words('password.strength')}: </span>
        {words(`password.levels.${level}`)}
      </span>
    </span>
  )
}
