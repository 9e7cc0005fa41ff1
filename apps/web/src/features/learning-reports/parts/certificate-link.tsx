import { TextLink } from '@deckle/ui/actions/link-button.tsx'

/** Its page is the server's, public, and opens beside. */
export function CertificateLink({ number }: { readonly number: string }) {
  if (number === '') return '–'
  return (
    <TextLink href={`/certificate/${encodeURIComponent(number)}`} target="_blank" rel="noreferrer">
      {number}
    </TextLink>
  )
}
