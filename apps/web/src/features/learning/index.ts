export { CatalogueView } from './catalogue/catalogue-view.tsx'
