import type { PublicProfile } from '@deckle/contract/models/person.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { LinkButton, TextLink } from '@deckle/ui/actions/link-button.tsx'
import { Avatar } from '@deckle/ui/layout/avatar.tsx'
import { Award, Building2, Link as LinkIcon, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { pictureAddress } from '../../../lib/preferences/branding.ts'
import { nameOf } from '../../../people/name-of.ts'
import { useWords } from '../../../words/use-words.ts'
import { siteHref } from './site-href.ts'

interface ProfileHeadProps {
  readonly profile: PublicProfile
  readonly isOwn: boolean
}

/** Picture, name, company, web page and points; what is empty is left out. */
export function ProfileHead({ profile, isOwn }: ProfileHeadProps) {
  const words = useWords('profile')
  const { image, company, logo, webpage, points } = profile
  const name = nameOf(profile)
  return (
    <header className="flex items-start gap-5 phone:flex-col phone:gap-4">
      <Avatar name={name} src={image === '' ? null : pictureAddress(image, 320)} size="xl" />
      <div className="flex min-w-0 flex-1 flex-col gap-2">
        <h1 className="text-xl font-strong wrap-anywhere">
          <bdi>{name}</bdi>
        </h1>
        <ul aria-label={words('facts')} className="flex flex-col gap-1.5 text-sm">
          {!isBlank(company) && (
            <Fact label={words('company')} icon={<Building2 />} logo={logo}>
              <bdi>{company}</bdi>
            </Fact>
          )}
          {!isBlank(webpage) && (
            <Fact label={words('webpage')} icon={<LinkIcon />}>
              <WebPage text={webpage.trim()} />
            </Fact>
          )}
          {points !== null && points > 0 && (
            <Fact label={words('pointsLabel')} icon={<Award />}>
              {words('points', { count: points })}
            </Fact>
          )}
        </ul>
      </div>
      {isOwn && (
        <LinkButton href="/account" icon={<Pencil />}>
          {words('edit')}
        </LinkButton>
      )}
    </header>
  )
}

interface FactProps {
  readonly label: string
  readonly icon: ReactNode
  /** Media id of a picture that replaces the icon. */
  readonly logo?: string
  readonly children: ReactNode
}

function Fact({ label, icon, logo = '', children }: FactProps) {
  return (
    <li className="flex min-w-0 items-center gap-2 wrap-anywhere">
      {logo === '' ? (
        <span aria-hidden className="text-muted [&>svg]:size-4">
          {icon}
        </span>
      ) : (
        <img src={pictureAddress(logo, 160)} alt="" className="size-6 shrink-0 rounded-sm object-contain" />
      )}
      <span className="sr-only">{label}</span>
      <span className="min-w-0">{children}</span>
    </li>
  )
}

/** Without its scheme; as text where no browser should open it. */
function WebPage({ text }: { readonly text: string }) {
  const href = siteHref(text)
  if (href === null) return <bdi>{text}</bdi>
  return (
    <TextLink href={href} target="_blank" rel="ugc nofollow noopener noreferrer" className="touch:py-2">
      <bdi>{text.replace(/^https?:\/\//i, '').replace(/\/$/, '')}</bdi>
    </TextLink>
  )
}
