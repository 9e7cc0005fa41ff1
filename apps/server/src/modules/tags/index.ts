export { tagPeople, untagPeople } from './queries-people.ts'
