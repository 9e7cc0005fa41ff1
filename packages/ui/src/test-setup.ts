import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// Milliseconds that `waitFor` and `findBy…` wait, at most.
configure({ asyncUtilTimeout: 60_000 })
afterEach(cleanup)
