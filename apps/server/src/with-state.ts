import type { Deps, Parts } from './deps.ts'
import { createTimeZones } from './modules/analytics/index.ts'
import { createArticleChanges, createViews } from './modules/articles/index.ts'
import { createAuthState } from './modules/auth/index.ts'
import { createBlogState, publicArticleUrl } from './modules/blog/index.ts'
import { createFigureState } from './modules/figures/index.ts'
import { courseHooks } from './course-hooks.ts'
import { captureLead, isCaptured, setLeadResult } from './modules/leads/index.ts'
import { addSeen, asksLeadsInCourse, completeInCourse, createLearningState } from './modules/learning/index.ts'
import { readPublicComments } from './modules/social/index.ts'
import { createSsoState } from './modules/sso/index.ts'
import { socialKinds } from './social-kinds.ts'
import { createPlayState } from './modules/play/index.ts'
import { createUrlState } from './modules/urls/index.ts'
import { urlTargets } from './url-targets.ts'

/** Creates what modules hold in memory, once a server. */
export function withState(parts: Parts): Deps {
  const articles = createArticleChanges(parts)
  return {
    ...parts,
    articles,
    articleViews: createViews(parts),
    publicArticleUrl: (db, clientId, slug) => publicArticleUrl(parts.env, db, { clientId, slug }),
    auth: createAuthState(parts),
    blog: createBlogState({
      ...parts,
      articles,
      readComments: (clientId, id, number) => readPublicComments(parts.db, { clientId, target: 'article', id, number }),
    }),
    figures: createFigureState(parts),
    play: createPlayState({ ...parts, addSeen }),
    learning: createLearningState(parts),
    urls: createUrlState(parts, urlTargets),
    urlTargets,
    courseHooks,
    completeInCourse,
    asksLeadsInCourse,
    leads: { capture: captureLead, isCaptured, setResult: setLeadResult },
    socialKinds,
    sso: createSsoState(parts),
    timeZones: createTimeZones(parts.db),
  }
}
