/** A sheet with a deckle edge, the torn border of handmade paper. With `name`, the name beside it. */
export function Logo({ name, size = 24, className }: { name?: string; size?: number; className?: string }) {
  const mark = (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      aria-hidden={name ? true : undefined}
      role={name ? undefined : 'img'}
      aria-label={name ? undefined : 'Deckle'}
    >
      <path
        d="M6.5 1.8h11a2.5 2.5 0 0 1 2.5 2.5V20.6C19.73 20.82 18.95 21.93 18.4 21.9C17.85 21.87 17.28 20.37 16.7 20.4C16.12 20.43 15.53 22.03 14.9 22.1C14.27 22.17 13.53 20.85 12.9 20.8C12.27 20.75 11.72 21.88 11.1 21.8C10.48 21.72 9.82 20.27 9.2 20.3C8.58 20.33 7.98 21.93 7.4 22C6.82 22.07 6.27 20.77 5.7 20.7C5.13 20.63 4.28 21.45 4 21.6V4.3a2.5 2.5 0 0 1 2.5-2.5Z"
        fill="var(--brand-fill)"
      />
      <path
        d="M9.6 7.2v7.4l6.2-3.7Z"
        fill="var(--brand-on-fill)"
        stroke="var(--brand-on-fill)"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
  if (!name) return mark
  return (
    <span className={`inline-flex items-center gap-2 text-md font-strong text-ink ${className ?? ''}`}>
      {mark}
      {name}
    </span>
  )
}
