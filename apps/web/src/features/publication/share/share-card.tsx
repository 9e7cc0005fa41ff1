import type { AccessMode } from '@deckle/core/deck/publication/publication.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { Card } from '@deckle/ui/layout/card.tsx'
import { ExternalLink } from 'lucide-react'
import { useWords } from '../../../words/use-words.ts'
import { LinkAndCode } from './link-and-code.tsx'

export function ShareCard({ name, url, access }: { name: string; url: string; access: AccessMode }) {
  const t = useWords('publication')
  return (
    <Card
      title={t('share.title')}
      description={t(`share.who.${access}`)}
      action={
        <LinkButton size="sm" href={url} target="_blank" icon={<ExternalLink />}>
          {t('share.open')}
        </LinkButton>
      }
    >
      <LinkAndCode name={name} url={url} access={access} />
    </Card>
  )
}
