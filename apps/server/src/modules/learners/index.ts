import type { learners } from '@deckle/contract/learners.ts'
import type { Handlers } from '../../http/handler.ts'
import { addAllLearners, addLearners } from './add-learners.ts'
import { checkLearnerCertificates } from './check-certificates.ts'
import { contactLearners, modifyLearner, modifyLearners, removeLearners } from './change-learners.ts'
import { findPeople } from './find-people.ts'
import { importLearners } from './import-learners.ts'
import { listLearners, listMessages, showLearner } from './list-learners.ts'
import { answerRequest, listRequests } from './requests.ts'

export { presentLearner } from './present.ts'
export { listLearners as listLearnerRows, noEnrolments, readCounts } from './queries.ts'
export { type LearnersOf, requireLearners } from './require-learners.ts'
export { learnerJobKinds } from './act-job.ts'

export const learnerHandlers: Handlers<typeof learners> = {
  list: listLearners,
  people: findPeople,
  add: addLearners,
  addAll: addAllLearners,
  import: importLearners,
  remove: removeLearners,
  modify: modifyLearner,
  modifyMany: modifyLearners,
  checkCertificates: checkLearnerCertificates,
  contact: contactLearners,
  messages: listMessages,
  requests: listRequests,
  answerRequest,
  show: showLearner,
}
