import type { blogs } from '@deckle/contract/blogs.ts'
import type { Handlers } from '../../http/handler.ts'
import { showBlog, showPublicAddress, updateBlog } from './settings/settings.ts'

export { announceBlogChange } from './announce.ts'
export { changingBlogs, changingBlogsAfter } from './changing-blogs.ts'
export { countsOnPages } from './counts-on-pages.ts'
export { blogPages } from './pages/blog-pages.ts'
export { publicArticleUrl } from './settings/settings.ts'
export { createBlogState } from './state/create-blog-state.ts'

export const blogHandlers: Handlers<typeof blogs> = {
  show: showBlog,
  update: updateBlog,
  article: showPublicAddress,
}
