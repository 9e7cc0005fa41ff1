import {
  PASSWORD_MAX,
  passwordMinimum,
  passwordProblem,
  type PasswordOwner,
  type PasswordProblem,
} from '@deckle/core/text/password/password.ts'
import { stripSpaces } from '@deckle/core/text/password/strip-spaces.ts'
import { passwordStrength } from '@deckle/core/text/password/password-strength.ts'
import { PasswordField } from '@deckle/ui/fields/password-field.tsx'
import { classNames } from '@deckle/ui/theme/class-names.ts'
import { type Ref, useEffect, useState } from 'react'
import { useWords, type Words } from '../words/use-words.ts'

interface NewPasswordFieldProps {
  readonly label: string
  /** As far as known in the browser; the server checks with all of it. */
  readonly owner: PasswordOwner
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error?: string
  readonly autoFocus?: boolean
  readonly ref?: Ref<HTMLInputElement>
}

type IsCommon = (lowerCased: string) => boolean

/** A new password with its strength, by the same rules as the server's. */
export function NewPasswordField({ owner, value, ...props }: NewPasswordFieldProps) {
  const words = useWords('sign-in')
  const [isCommon, setIsCommon] = useState<IsCommon>(() => noneIsCommon)
  useEffect(() => {
    void loadIsCommon().then((loaded) => setIsCommon(() => loaded))
  }, [])
  return (
    <PasswordField
      {...props}
      value={value}
      autoComplete="new-password"
      description={words('password.hint', { minimum: minimumOf(owner) })}
      meter={value === '' ? undefined : <Meter {...passwordStrength(value, owner, isCommon)} />}
    />
  )
}

/** The first broken rule, in words; undefined if none that the browser can check. */
export async function newPasswordError(
  words: Words<'sign-in'>,
  password: string,
  owner: PasswordOwner,
): Promise<string | undefined> {
  const problem = passwordProblem(stripSpaces(password), owner, await loadIsCommon())
  if (problem === null) return undefined
  if (problem === 'too_short') return words('password.tooShort', { minimum: minimumOf(owner) })
  if (problem === 'too_long') return words('password.tooLong', { maximum: String(PASSWORD_MAX) })
  return words(`password.${problem}`)
}

const minimumOf = (owner: PasswordOwner): string => String(passwordMinimum(owner.isSuperadmin ?? false))
const noneIsCommon: IsCommon = () => false
let loading: Promise<IsCommon> | undefined

/** Loaded with the first field; if that fails, only the server checks. */
function loadIsCommon(): Promise<IsCommon> {
  loading ??= import('@deckle/core/text/password/common-password.ts').then(
    ({ isCommonPassword }) => isCommonPassword,
    () => {
      loading = undefined
      return noneIsCommon
    },
  )
  return loading
}

const colors = ['bg-danger', 'bg-danger', 'bg-warning-edge', 'bg-success-edge', 'bg-success-edge'] as const

function Meter({ level, problem }: { level: 0 | 1 | 2 | 3 | 4; problem: PasswordProblem | null }) {
  const words = useWords('sign-in')
  return (
    <span className="flex items-center gap-2 text-xs text-muted">
      <span aria-hidden="true" className="flex min-w-16 flex-1 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={classNames('h-1 flex-1 rounded-full', step <= Math.max(1, level) ? colors[level] : 'bg-pressed')}
          />
        ))}
      </span>
      <span aria-live="polite">
        <span className="sr-only">{words('password.strength')}: </span>
        {words(`password.${problem === null ? (`levels.${level}` as const) : (`refused.${problem}` as const)}`)}
      </span>
    </span>
  )
}
