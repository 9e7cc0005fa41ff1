import { PeopleList } from './parts/people-list.tsx'

export function PeopleTab() {
  return <PeopleList />
}
