import { passPrefix } from '@deckle/player/hosts/storage/storage-keys.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { EmptyState } from '@deckle/ui/feedback/empty-state.tsx'
import { Skeleton } from '@deckle/ui/feedback/skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../lib/api.ts'
import { useErrorWords } from '../../lib/errors/error-words.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { Page } from '../../lib/screen/page.tsx'
import { useWords } from '../../words/use-words.ts'

/** Stores the pass for the player. Without storage, it is added to the URL. */
function storePass(shortid: string, pass: string): string {
  try {
    localStorage.setItem(passPrefix + shortid, pass)
    return ''
  } catch {
    return `#pass=${encodeURIComponent(pass)}`
  }
}

/** Sends a signed-in user on to a members-only deck with a pass. */
export function EnterScreen() {
  const t = useWords('enter')
  const errorWords = useErrorWords()
  const { shortid = '' } = useParams({ strict: false }) as { shortid?: string }
  const entering = useQuery({
    queryKey: queryKeys('decks').one(shortid, 'enter'),
    queryFn: () => api.play.enter({ params: { shortid }, body: { kind: 'members' } }),
    gcTime: 0,
    retry: false,
  })
  const { pass, opening } = entering.data ?? {}
  useEffect(() => {
    if (!pass || !opening) return
    const fragment = storePass(shortid, pass)
    const query = new URLSearchParams(location.search)
    query.set('pass', opening)
    location.replace(`/play/${encodeURIComponent(shortid)}?${query.toString()}${fragment}`)
  }, [pass, opening, shortid])
  return (
    <Page width="md">
      <h1 className="sr-only">{t('title')}</h1>
      {entering.isError ? (
        <EmptyState
          title={t('refused')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Button onPress={() => void entering.refetch()} isPending={entering.isRefetching}>
                {t('again')}
              </Button>
              <LinkButton href="/">{t('home')}</LinkButton>
            </div>
          }
        >
          {errorWords(entering.error)}
        </EmptyState>
      ) : (
        <div role="status" aria-label={t('opening')}>
          <Skeleton count={4} />
        </div>
      )}
    </Page>
  )
}
