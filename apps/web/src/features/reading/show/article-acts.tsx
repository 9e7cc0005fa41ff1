import type { ShownArticle } from '@deckle/contract/articles.ts'
import { Button } from '@deckle/ui/actions/button.tsx'
import { LinkButton } from '@deckle/ui/actions/link-button.tsx'
import { toast } from '@deckle/ui/overlays/toast.ts'
import { Bookmark, BookmarkCheck, Heart, PenLine, Share2 } from 'lucide-react'
import { useLikeArticle, useSaveArticle } from '../../../articles/article-acts.ts'
import { useFormatter, useWords } from '../../../words/use-words.ts'

/** Like, save, share, and for who may, edit. */
export function ArticleActs({ article }: { readonly article: ShownArticle }) {
  const t = useWords('reading')
  const format = useFormatter()
  const like = useLikeArticle(article)
  const save = useSaveArticle(article)
  const share = useShare(article)
  const { id, liked, saved, likes, can } = article
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button
        icon={<Heart className={liked ? 'fill-current' : undefined} />}
        aria-pressed={liked}
        onPress={() => void like.run(article)}
      >
        {t(liked ? 'show.liked' : 'show.like')}
        {likes > 0 && <span className="tabular-nums text-muted">{format.number(likes)}</span>}
      </Button>
      <Button
        icon={saved ? <BookmarkCheck /> : <Bookmark />}
        aria-pressed={saved}
        onPress={() => void save.run(article)}
      >
        {t(saved ? 'show.savedNow' : 'show.save')}
      </Button>
      <Button icon={<Share2 />} onPress={() => void share()}>
        {t('show.share')}
      </Button>
      {can.edit && (
        <LinkButton icon={<PenLine />} href={`/articles/${id}/edit`}>
          {t('show.edit')}
        </LinkButton>
      )}
    </div>
  )
}

/** By what the device offers, else the link is copied. The public address where there is one. */
function useShare({ id, title, public_url }: ShownArticle): () => Promise<void> {
  const t = useWords('reading')
  return async () => {
    const url = new URL(public_url ?? `/articles/${id}/show`, location.href).href
    const isFinger = matchMedia('(pointer: coarse)').matches
    if (isFinger && 'share' in navigator) {
      // Rejects when the person closes it.
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    await navigator.clipboard.writeText(url).then(
      () => toast({ title: t('show.shared'), tone: 'success' }),
      () => toast({ title: t('show.shareFailed'), description: url, tone: 'danger' }),
    )
  }
}
