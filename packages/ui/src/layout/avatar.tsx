import { useState } from 'react'
import { classNames } from '../theme/class-names.ts'

/** A person's picture, or their initials without one or when it fails to load. Decorative beside the name. */
export function Avatar({ name, src, size = 'md', alt = '', className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const box = classNames(
    'inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full',
    sizes[size],
    className,
  )
  if (src && broken !== src) {
    return <img src={src} alt={alt} onError={() => setBroken(src)} className={classNames(box, 'object-cover')} />
  }
  return (
    <span
      role={alt ? 'img' : undefined}
      aria-label={alt || undefined}
      aria-hidden={alt ? undefined : true}
      className={classNames(box, 'bg-pressed font-strong text-muted')}
    >
      {initials(name)}
    </span>
  )
}

export interface AvatarProps {
  name: string
  src?: string | null
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** Only where the name is not beside it. */
  alt?: string
  className?: string
}

/** First graphemes of the first and last word. Only one if both would be too wide, as `व्य` and `श्री`. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/).filter(Boolean)
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words
  const letters = picked.map((word) => firstLetter(word ?? ''))
  const isNarrow = letters.every((letter) => [...letter].length < 3)
  return (isNarrow ? letters : letters.slice(0, 1)).map(capital).join('') || '?'
}

/** Georgian has no capitals for single letters. */
const capital = (letter: string): string => (/\p{Script=Georgian}/u.test(letter) ? letter : letter.toLocaleUpperCase())

function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)
  return first?.segment ?? ''
}

const sizes = { sm: 'size-6 text-xs', md: 'size-8 text-xs', lg: 'size-12 text-md', xl: 'size-24 text-xl' }
