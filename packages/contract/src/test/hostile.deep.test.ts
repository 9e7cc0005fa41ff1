import { describe } from 'vitest'
import { naughty, sweepHostile } from './sweep-hostile.ts'

describe('all hostile values in every place of an input', () => sweepHostile(naughty))
