import { Fragment } from 'react'

/** Places where an address may break: after @, dots, and the separators of a URL, but not within `https://`. */
const breaks = /(?<=[@.?&=])|(?<=\/)(?!\/)/

/** An email, web or file address. A part is broken only if it alone is longer than a line. */
export function AddressText({ text }: { readonly text: string }) {
  const parts = text.split(breaks)
  return (
    <bdi className="wrap-break-word">
      {parts.map((part, at) => (
        // The parts of a text have no other identity than their place.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={at}>
          {/* Chromium would write a space here in the accessible name. */}
          {at > 0 && <wbr aria-hidden="true" />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
