import { configure } from '@testing-library/react'

// Milliseconds that `waitFor` and `findBy…` wait, at most.
configure({ asyncUtilTimeout: 60_000 })
