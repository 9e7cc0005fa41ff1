export { CatalogueScreen } from './catalogue/screen.tsx'
export { cardGrid, CourseCard } from './parts/course-card.tsx'
