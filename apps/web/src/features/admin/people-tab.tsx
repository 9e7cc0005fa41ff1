import { PeopleList } from './parts/people-list.tsx'

/** People of all clients. */
export function PeopleTab() {
  return <PeopleList />
}
