import { Logo } from '@deckle/ui/layout/logo.tsx'
import { pictureAddress, useBranding } from '../../lib/preferences/branding.ts'

/** The client's logo and name, or the product's by default. */
export function BrandMark({ size = 24, hideName }: { size?: number; hideName?: boolean }) {
  const { name, logo } = useBranding()
  return (
    <span className="flex min-w-0 items-center gap-2">
      {logo ? (
        <img
          src={pictureAddress(logo, 160)}
          alt=""
          className="shrink-0 rounded-sm object-contain"
          width={size}
          height={size}
          style={{ width: size, height: size }}
        />
      ) : (
        <span aria-hidden="true" className="shrink-0">
          <Logo size={size} />
        </span>
      )}
      <span className={hideName ? 'sr-only' : 'truncate text-md font-strong text-ink'}>{name}</span>
    </span>
  )
}
