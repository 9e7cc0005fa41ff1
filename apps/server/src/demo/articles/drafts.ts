import type { ArticleDraft } from './article-draft.ts'
import { articleTexts } from './texts/article.ts'
import { courseTexts } from './texts/courses.ts'
import { documentTexts } from './texts/document.ts'
import { eventTexts } from './texts/event.ts'
import { faqTexts } from './texts/faq.ts'
import { newsTexts } from './texts/news.ts'
import { videoTexts } from './texts/video.ts'
import { webinarTexts } from './texts/webinar.ts'

/** Articles of every category, in English and Hindi; later also scheduled ones and a draft. */
export const articleDrafts: readonly ArticleDraft[] = [
  ...articleTexts,
  ...faqTexts,
  ...documentTexts,
  ...newsTexts,
  ...videoTexts,
  ...webinarTexts,
  ...courseTexts,
  ...eventTexts,
]
