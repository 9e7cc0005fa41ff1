export { sharePeople } from './share-people.ts'
export { readShares } from './read-shares.ts'
export { updateShares } from './update-shares.ts'
