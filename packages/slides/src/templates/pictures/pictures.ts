import { coffeePictures } from './coffee.ts'
import type { DrawnPicture } from './drawn-picture.ts'
import { placePictures } from './places.ts'
import { safetyPictures } from './safety.ts'
import { thingPictures } from './things.ts'
import { workPictures } from './work.ts'

const drawn = { ...coffeePictures, ...placePictures, ...workPictures, ...thingPictures, ...safetyPictures }

export type PictureName = keyof typeof drawn

export const pictures: Readonly<Record<PictureName, DrawnPicture>> = drawn
