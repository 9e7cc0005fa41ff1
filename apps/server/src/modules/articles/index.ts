export {
  announceArticle,
  type ArticleChanges,
  type ArticleWatcher,
  type ChangedArticle,
  changingArticles,
  createArticleChanges,
} from './changes.ts'
