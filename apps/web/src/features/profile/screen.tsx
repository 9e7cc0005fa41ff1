import { CallError } from '@deckle/contract/client/call-error.ts'
import type { PublicProfile } from '@deckle/contract/models/person.ts'
import { isBlank } from '@deckle/core/text/is-blank.ts'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { SkeletonBlock, SkeletonFrame } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { LoadError } from '../../lib/errors/load-error.tsx'
import { usePageTitle } from '../../lib/screen/page-title.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useAuth } from '../../lib/session/auth-state.ts'
import { loginAddress } from '../../lib/session/session-back.ts'
import { nameOf } from '../../people/name-of.ts'
import { profileAddress } from '../../people/person-link.tsx'
import { VisitorFrame } from '../../visitor/visitor-frame.tsx'
import { useWords } from '../../words/use-words.ts'
import { CertificatesCard } from './parts/certificates-card.tsx'
import { OwnNote } from './parts/own-note.tsx'
import { ProfileHead } from './parts/profile-head.tsx'
import { WrittenBy } from './parts/written-by.tsx'
import { profileQuery } from './queries.ts'

/** A person as others see them: everyone of their client, and visitors where the profile is public. */
export function ProfileScreen() {
  const { id = '' } = useParams({ strict: false }) as { readonly id?: string }
  const { data, error, refetch, isFetching } = useQuery(profileQuery(id))
  if (isMissing(error))
    return (
      <Frame>
        <Missing id={id} />
      </Frame>
    )
  return (
    <Frame>
      {data ? (
        <Profile profile={data} />
      ) : error ? (
        <LoadError error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      ) : (
        <Loading />
      )}
    </Frame>
  )
}

/** 400: the address holds no valid id. */
const isMissing = (error: Error | null): boolean =>
  error instanceof CallError && (error.status === 404 || error.status === 400)

function Frame({ children }: { readonly children: ReactNode }) {
  const isVisitor = useAuth(({ user }) => user === null)
  return isVisitor ? <VisitorFrame>{children}</VisitorFrame> : <Page width="md">{children}</Page>
}

function Profile({ profile }: { readonly profile: PublicProfile }) {
  const words = useWords('profile')
  const me = useAuth(({ user }) => user?._id)
  const name = nameOf(profile)
  usePageTitle(name)
  const { id, bio, certificates, points } = profile
  const isOwn = id === me
  const isBare = isBlank(bio) && !points && !certificates?.length
  return (
    <>
      <ProfileHead profile={profile} isOwn={isOwn} />
      {isOwn && <OwnNote id={id} />}
      {!isBlank(bio) && (
        <p dir="auto" className="max-w-prose text-sm whitespace-pre-line wrap-anywhere">
          {bio.trim()}
        </p>
      )}
      {isBare && <p className="text-sm text-muted">{isOwn ? words('ownEmpty') : words('empty', { name })}</p>}
      {certificates && certificates.length > 0 && <CertificatesCard certificates={certificates} />}
      {me !== undefined && <WrittenBy id={id} name={name} />}
    </>
  )
}

function Missing({ id }: { readonly id: string }) {
  const words = useWords('profile')
  const isVisitor = useAuth(({ user }) => user === null)
  return (
    <EmptyState
      level={1}
      illustration="lock"
      title={words('missing')}
      action={
        isVisitor ? (
          <LinkButton href={loginAddress(profileAddress(id))}>{words('signIn')}</LinkButton>
        ) : (
          <LinkButton href="/">{words('start')}</LinkButton>
        )
      }
    >
      {words(isVisitor ? 'missingOutside' : 'missingText')}
    </EmptyState>
  )
}

function Loading() {
  return (
    <SkeletonFrame className="flex flex-col gap-6">
      <div className="flex items-center gap-5">
        <SkeletonBlock className="size-24 shrink-0 rounded-full" />
        <div className="flex flex-1 flex-col gap-3">
          <SkeletonBlock className="h-6 w-2/5" />
          <SkeletonBlock className="h-3.5 w-3/5" />
        </div>
      </div>
      <SkeletonBlock className="h-20 w-full" />
    </SkeletonFrame>
  )
}
