import type { Banner, BannerPicture, banners } from '@deckle/contract/banners.ts'
import type { BodyInputOf } from '@deckle/contract/kit/endpoint.ts'
import type { TagName } from '@deckle/contract/models/tag.ts'
import type { LicenseType } from '@deckle/core/access/access.ts'
import { bannerLimits, type BannerPlacement } from '@deckle/core/banner/banner.ts'
import { type Audience, everyone } from '@deckle/core/people/audience.ts'

export interface BannerForm {
  readonly title: string
  readonly subtitle: string
  readonly image: BannerPicture
  readonly phone_image: BannerPicture
  readonly link: string
  readonly placement: BannerPlacement
  readonly position: number
  readonly weight: number
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly published: boolean
  readonly for: 'everyone' | 'some'
  readonly branch: { readonly id: string; readonly name: string } | null
  readonly tags: readonly TagName[]
  readonly license_types: readonly LicenseType[]
  readonly course: { readonly id: string; readonly title: string } | null
}

type Body = BodyInputOf<typeof banners.create>

const noPicture = { id: '', alt: '' }

export const blank: BannerForm = {
  title: '',
  subtitle: '',
  image: noPicture,
  phone_image: noPicture,
  link: '',
  placement: 'dashboard',
  position: 1,
  weight: 1,
  starts_at: null,
  ends_at: null,
  published: false,
  for: 'everyone',
  branch: null,
  tags: [],
  license_types: [],
  course: null,
}

export function formOf({ audience, ...banner }: Banner): BannerForm {
  const { branch, tags, license_types, course } = audience
  const isForSome = branch !== null || tags.length > 0 || license_types.length > 0 || course !== null
  const { title, subtitle, image, phone_image, link, placement, position, weight, starts_at, ends_at, published } =
    banner
  return {
    title,
    subtitle,
    image,
    phone_image,
    link,
    placement,
    position,
    weight,
    starts_at,
    ends_at,
    published,
    for: isForSome ? 'some' : 'everyone',
    ...audience,
  }
}

export function audienceOf(form: Pick<BannerForm, 'for' | 'branch' | 'tags' | 'license_types' | 'course'>): Audience {
  if (form.for === 'everyone') return everyone
  return {
    branch: form.branch?.id ?? null,
    tags: form.tags.map(({ id }) => id),
    license_types: form.license_types,
    course: form.course?.id ?? null,
  }
}

/** Without its position: a new banner is the last one. */
export function bodyOf(form: BannerForm): Body {
  const { image, phone_image, placement, weight, starts_at, ends_at, published } = form
  const { branch, tags, license_types, course } = audienceOf(form)
  return {
    title: form.title.trim(),
    subtitle: form.subtitle.trim(),
    link: form.link.trim(),
    image,
    phone_image,
    placement,
    weight,
    starts_at,
    ends_at,
    published,
    audience: { branch, tags: [...tags], license_types: [...license_types], course },
  }
}

/** What of a banner was changed: the rest may be newer on the server. */
export function changesOf(form: BannerForm, before: BannerForm): Partial<Body> {
  const was: Partial<Body> = { ...bodyOf(before), position: before.position }
  const now = Object.entries({ ...bodyOf(form), position: form.position })
  return Object.fromEntries(
    now.filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name as keyof Body])),
  )
}

/** A draft with the same content. */
export const copyOf = (banner: Banner, title: string): Body => ({
  ...bodyOf(formOf(banner)),
  title: title.slice(0, bannerLimits.title),
  published: false,
})
