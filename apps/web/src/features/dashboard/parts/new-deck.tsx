import { buttonStyle } from '@deckle/ui/actions/button-style.ts'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'

export function NewDeck({ label }: { label: string }) {
  return (
    <Link to="/library" search={{ create: true }} className={buttonStyle('primary', 'md')}>
      <Plus aria-hidden="true" className="size-4" />
      {label}
    </Link>
  )
}
