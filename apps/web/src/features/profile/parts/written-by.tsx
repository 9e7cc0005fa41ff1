import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { MessageSquare, Newspaper } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'

interface WrittenByProps {
  readonly id: string
  readonly name: string
}

/** Ways to what the person wrote, for members. */
export function WrittenBy({ id, name }: WrittenByProps) {
  const words = useWords('profile')
  return (
    <nav aria-label={words('written', { name })} className="flex flex-wrap gap-2">
      <LinkButton href={`/articles?author=${id}`} icon={<Newspaper />}>
        {words('articles')}
      </LinkButton>
      <LinkButton href={`/feed?author=${id}`} icon={<MessageSquare />}>
        {words('posts')}
      </LinkButton>
    </nav>
  )
}
