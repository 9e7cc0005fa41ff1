import { may } from '@deckle/core/access/access.ts'
import { lazyPart } from '../../lib/screen/section.tsx'
import { actorOf } from '../../lib/session/actor-of.ts'
import { useUser } from '../../lib/session/auth-state.ts'
import { choiceParam, urlParams } from '../../lib/url/url-params.ts'
import { useUrlState } from '../../lib/url/use-url-state.ts'

const CoursesScreen = lazyPart(() => import('./screen.tsx').then((m) => m.CoursesScreen))
const CatalogueScreen = lazyPart(() => import('../learning/index.ts').then((m) => m.CatalogueScreen))

const viewUrl = urlParams({ view: choiceParam(['catalogue']) })

/** Learners get the catalogue; creators their own courses, and the catalogue when they ask for it. */
export function CoursesEntry() {
  const user = useUser()
  const [{ view }] = useUrlState(viewUrl)
  const isAuthor = may(actorOf(user), 'course.create')
  return isAuthor && view !== 'catalogue' ? <CoursesScreen /> : <CatalogueScreen isAuthor={isAuthor} />
}
