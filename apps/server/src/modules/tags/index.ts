export { tagPerson } from './people/tag-person.ts'
