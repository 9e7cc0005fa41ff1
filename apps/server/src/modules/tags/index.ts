export { insertUserTags, listUserTags, tagPeople } from './tag-people/queries.ts'
