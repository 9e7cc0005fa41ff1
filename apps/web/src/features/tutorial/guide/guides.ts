import type { TutorialItem } from '@deckle/core/tutorial/tutorial.ts'
import type { words } from '../../../words/en/tutorial.ts'

export type StepName = keyof typeof words.steps

/** Ids of what steps are shown on: a deck and a course of the person. */
export interface Targets {
  readonly deck: string | null
  readonly course: string | null
}

export interface GuideStep {
  /** Its words. */
  readonly name: StepName
  /** Value of `data-guide` of the control, or another attribute that it has; of several, the first that is visible. */
  readonly anchor: string
  /** The screen of the control, opened with the step; without one it is where the step before leads. */
  readonly path?: string
  /** What leads to the control where it is not drawn, as on a phone. */
  readonly via?: { readonly name: StepName; readonly anchor: string }
  /** Using the control is the step: the next one follows. */
  readonly isAct?: boolean
}

type Needs = keyof Targets | null

interface Guide {
  /** What the guide can't be shown without. */
  readonly needs: Needs
  /** Whether the practice deck serves as well. */
  readonly canPractise?: boolean
  readonly steps: (targets: Targets) => readonly GuideStep[]
}

const at = (path: string, name: StepName, anchor: string): GuideStep => ({ path, name, anchor })
const act = (step: GuideStep): GuideStep => ({ ...step, isAct: true })

/** Where each item's acts are done, on the real screens. */
export const guides: Readonly<Record<TutorialItem, Guide>> = {
  deck: {
    needs: null,
    steps: () => [
      act(at('/library', 'newDeck', 'library.new')),
      act({ name: 'kind', anchor: 'library.kinds' }),
      act({ name: 'blank', anchor: 'library.blank' }),
    ],
  },
  slides: {
    needs: 'deck',
    canPractise: true,
    steps: ({ deck }) => [
      {
        ...at(`/contentEditor/${deck}`, 'slideText', 'data-stage'),
        via: { name: 'slidePane', anchor: 'panes' },
      },
      {
        ...act(at(`/contentEditor/${deck}`, 'addSlide', 'add-slide')),
        via: { name: 'slidesPane', anchor: 'panes' },
      },
    ],
  },
  design: {
    needs: 'deck',
    canPractise: true,
    steps: ({ deck }) => [at(`/designEditor/${deck}`, 'colors', 'design.colors')],
  },
  flow: {
    needs: 'deck',
    canPractise: true,
    steps: ({ deck }) => [act(at(`/contentEditor/${deck}`, 'flow', 'more'))],
  },
  publish: {
    needs: 'deck',
    steps: ({ deck }) => [
      at(`/publishViewer/${deck}`, 'check', 'publish.check'),
      act(at(`/publishViewer/${deck}`, 'publish', 'publish.publish')),
    ],
  },
  share: { needs: 'deck', steps: ({ deck }) => [at(`/publishViewer/${deck}`, 'share', 'publish.share')] },
  figures: { needs: 'deck', steps: ({ deck }) => [at(`/analyticsViewer/${deck}`, 'figures', 'analytics.figures')] },
  lead_form: {
    needs: 'deck',
    canPractise: true,
    steps: ({ deck }) => [at(`/propertiesEditor/${deck}`, 'leadForm', 'properties.lead-form')],
  },
  course: { needs: null, steps: () => [act(at('/courses', 'newCourse', 'courses.new'))] },
  profile: { needs: null, steps: () => [at('/account', 'profile', 'account.about')] },
  lesson: { needs: null, steps: () => [act(at('/learning', 'lesson', 'learning.courses'))] },
  answer: { needs: null, steps: () => [act(at('/learning', 'answer', 'learning.courses'))] },
  article: { needs: null, steps: () => [act(at('/articles', 'article', 'reading.articles'))] },
  course_done: { needs: null, steps: () => [act(at('/learning', 'courseDone', 'learning.courses'))] },
  certificate: { needs: null, steps: () => [at('/certificates', 'certificate', 'certificates.own')] },
  people: { needs: null, steps: () => [act(at('/people', 'newPerson', 'people.new'))] },
  license: { needs: null, steps: () => [act(at('/people', 'license', 'people.list'))] },
  branding: { needs: null, steps: () => [at('/account?tab=branding', 'branding', 'account.branding')] },
  security: { needs: null, steps: () => [at('/account?tab=security', 'security', 'account.security')] },
  plan: { needs: null, steps: () => [at('/account?tab=plan', 'plan', 'account.plan')] },
  rule: {
    needs: 'course',
    steps: ({ course }) => [act(at(`/courses/${course}/learners?tab=rules`, 'rule', 'rules.new'))],
  },
  banner: { needs: null, steps: () => [act(at('/banners', 'banner', 'banners.new'))] },
}
