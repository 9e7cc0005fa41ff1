/** Replaces React with the parts of Preact that the player uses. A missing export is a build error. */
export { createContext } from 'preact'
export { useContext, useEffect, useId, useLayoutEffect, useReducer, useRef, useState } from 'preact/hooks'
