import { Fragment } from 'react'

/** An address that breaks after @ and dots, and within a part only where that alone is too long. */
export function AddressText({ text }: { readonly text: string }) {
  const parts = text.split(/(?<=[@.])/)
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
